import type { Connection } from "partyserver";
import { describe, expect, test } from "vitest";
import { CLOSE } from "#party/protocol.ts";
import { tagsOf } from "./admission.ts";
import { Connections } from "./connections.ts";
import { MAX_SOCKETS_PER_MEMBER, TOKEN_GRACE_MS } from "./limits.ts";

const MINUTE_MS = 60_000;

/** A room's sockets with their tags, as partyserver keeps them. */
function fakeRoom() {
  const open: { connection: Connection; tags: string[]; code: number | null }[] = [];
  const isOpen = ({ code }: { code: number | null }) => code === null;
  const connections = new Connections((tag) =>
    open
      .filter(isOpen)
      .filter(({ tags }) => !tag || tags.includes(tag))
      .map(({ connection }) => connection),
  );
  const join = (userId: string, session = `${userId}_session`, expiresAt = MINUTE_MS) => {
    const admission = { userId, session, issuedAt: 0, expiresAt };
    let state: unknown = null;
    const entry = {
      tags: tagsOf(admission),
      code: null as number | null,
      connection: {
        get state() {
          return state;
        },
        setState: (next: unknown) => {
          state = next;
        },
        close: (code: number) => {
          entry.code = code;
        },
      } as unknown as Connection,
    };
    open.push(entry);
    connections.admit(entry.connection, admission, open.length);
    return entry;
  };
  return { connections, join };
}

describe("RT1 the sockets of a room of several members", () => {
  test("the limit is a member's own: one who opens too many closes nobody else's", () => {
    const { join } = fakeRoom();
    const other = join("ruth");
    const mine = Array.from({ length: MAX_SOCKETS_PER_MEMBER + 1 }, () => join("boaz"));
    expect(mine.map(({ code }) => code)).toEqual([CLOSE.tooMany, ...mine.slice(1).map(() => null)]);
    expect(other.code).toBeNull();
  });

  test("each ends with its own token", () => {
    const { connections, join } = fakeRoom();
    const first = join("ruth", "s1", MINUTE_MS);
    const second = join("boaz", "s2", 2 * MINUTE_MS);
    expect(connections.closeExpired(MINUTE_MS + TOKEN_GRACE_MS)).toBe(2 * MINUTE_MS + TOKEN_GRACE_MS);
    expect([first.code, second.code]).toEqual([CLOSE.renew, null]);
  });

  test("a session that ends closes its own sockets, in whatever room", () => {
    const { connections, join } = fakeRoom();
    const ended = join("ruth", "s1");
    const stays = join("ruth", "s2");
    expect(connections.close("s1")).toBe(1);
    expect([ended.code, stays.code]).toEqual([CLOSE.signedOut, null]);
  });
});
