import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { actOnVideo } from "#app/features/videos/act.server.ts";
import { SAY_LIMIT, TRANSCRIBE_LIMIT } from "#app/features/voice/model/limits.ts";
import { saySentence } from "#app/features/voice/say.server.ts";
import { actOnVoice, readVoice } from "#app/features/voice/settings.server.ts";
import { sendSpokenMessage } from "#app/features/voice/transcribe.server.ts";
import { careOf, close, said, used } from "#tests/service/asking.ts";
import { member, requestId, rows, type TestMember } from "#tests/service/members.ts";
import { companion } from "#tests/service/tabs.ts";
import { countTrips } from "#tests/service/trips.ts";

/** Bytes that stand in no other text: by them what was kept is found. */
const MARK = "NeverKeptSound";

function recorded(seconds = 2): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(4_000 * seconds);
  bytes.set([0x1a, 0x45, 0xdf, 0xa3]);
  for (let at = 8; at + MARK.length < bytes.length; at += 64) bytes.set(new TextEncoder().encode(MARK), at);
  return bytes;
}

const formOf = (fields: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

const transcribes = (transcript: string) => companion({ transcript, sound: "up" });

async function speaker(options?: Parameters<typeof member>[0]): Promise<TestMember> {
  const ctx = await member(options);
  await actOnVoice(ctx, formOf({ intent: "allow" }));
  return ctx;
}

const speak = async (ctx: TestMember, conversationId: string | null = null, id = requestId()) => {
  const sent = await sendSpokenMessage(ctx, { bytes: recorded(), conversationId, requestId: id });
  await ctx.settled();
  return sent;
};

const costOf = async (ctx: TestMember): Promise<number> =>
  (await rows<{ micros: number }>("SELECT micros FROM companion_use WHERE user_id = ?", ctx.userId))[0]
    ?.micros ?? 0;

beforeEach(() => transcribes("How do I forgive my brother?"));

describe("what is said", () => {
  test("R34: is a message like any other: one counts one, in a conversation of its own, and is answered", async () => {
    const ctx = await speaker();
    const sent = await speak(ctx);
    if (!sent.ok) throw new Error(sent.refusal);
    expect(sent.value.message).toMatchObject({
      role: "user",
      parts: [{ kind: "text", text: "How do I forgive my brother?" }],
    });
    expect(await used(ctx)).toMatchObject([{ used: 1 }]);
    expect(ctx.recorded.jobs.at(-1)?.turns.at(-1)).toEqual({
      role: "user",
      text: "How do I forgive my brother?",
    });
    await close(ctx, said("answered"));
    const again = await speak(ctx, sent.value.conversation.id);
    expect(again).toMatchObject({ ok: true, value: { conversation: { id: sent.value.conversation.id } } });
    expect(await used(ctx)).toMatchObject([{ used: 2 }]);
  });

  test("R34: sent twice under one request id it is one message, and counts one", async () => {
    const ctx = await speaker();
    const id = requestId();
    const first = await speak(ctx, null, id);
    const second = await speak(ctx, null, id);
    if (!first.ok || !second.ok) throw new Error("not taken");
    expect(second.value.message.id).toBe(first.value.message.id);
    expect(await used(ctx)).toMatchObject([{ used: 1 }]);
  });

  test("G13, R34: a sentence of danger brings the card first, counts nothing, and is taken with no message left", async () => {
    const ctx = await speaker();
    await rows("INSERT INTO chat_allowance VALUES (?, '2026-11-20', 8, 8)", ctx.userId);
    expect(await speak(ctx)).toMatchObject({
      ok: false,
      refusal: "chat.limit",
      text: "How do I forgive my brother?",
    });
    await transcribes("I want to kill myself");
    expect(await speak(ctx)).toMatchObject({ ok: true });
    expect(careOf(ctx)?.crisis).not.toBeNull();
    expect(await used(ctx)).toMatchObject([{ used: 8 }]);
  });

  test("R34: what it cost is booked to the member's day, by how long it was", async () => {
    const ctx = await speaker();
    const before = await costOf(ctx);
    await speak(ctx);
    // two seconds, at what a minute costs
    expect((await costOf(ctx)) - before).toBe(Math.ceil((2 / 60) * ctx.voice.micros.transcribed));
  });

  test("R34: silence is nothing heard: no message, nothing counted", async () => {
    const ctx = await speaker();
    await transcribes("");
    expect(await speak(ctx)).toMatchObject({ ok: false, refusal: "voice.nothing_heard" });
    expect(await used(ctx)).toEqual([]);
  });

  test("R34: four trips to the database: one asks, two send, one books the cost behind the answer", async () => {
    const ctx = await speaker();
    const trips = countTrips(ctx);
    await sendSpokenMessage(ctx, { bytes: recorded(), conversationId: null, requestId: requestId() });
    await ctx.settled();
    expect(trips()).toBe(4);
  });
});

describe("refusals", () => {
  test("R34: nothing is sent to anybody before it is allowed, nor after that was taken back", async () => {
    const ctx = await member();
    const { transcribe } = ctx.voice;
    let asked = 0;
    ctx.voice.transcribe = (sound) => {
      asked++;
      return transcribe(sound);
    };
    expect(await speak(ctx)).toEqual({ ok: false, refusal: "voice.not_allowed" });
    await actOnVoice(ctx, formOf({ intent: "allow" }));
    expect(await speak(ctx)).toMatchObject({ ok: true });
    await actOnVoice(ctx, formOf({ intent: "withdraw" }));
    expect(await speak(ctx)).toEqual({ ok: false, refusal: "voice.not_allowed" });
    expect(asked).toBe(1);
  });

  test("R34: for 13 to 17 it is off until they have said that they read what is told to them", async () => {
    const ctx = await member();
    await rows("UPDATE profiles SET age_band = '13-17' WHERE user_id = ?", ctx.userId);
    expect(await readVoice(ctx)).toMatchObject({ young: true, settings: { allowedAt: null } });
    expect(await actOnVoice(ctx, formOf({ intent: "allow" }))).toEqual({
      ok: false,
      refusal: "voice.unaware",
    });
    expect(await speak(ctx)).toMatchObject({ ok: false, refusal: "voice.not_allowed" });
    expect(await actOnVoice(ctx, formOf({ intent: "allow", aware: "on" }))).toMatchObject({ ok: true });
    expect(await speak(ctx)).toMatchObject({ ok: true });
  });

  test("R34: what is no sound, or too much of it, reaches nobody", async () => {
    const ctx = await speaker();
    const send = (bytes: Uint8Array<ArrayBuffer>) =>
      sendSpokenMessage(ctx, { bytes, conversationId: null, requestId: requestId() });
    expect(await send(new TextEncoder().encode("not a sound ".repeat(40)))).toMatchObject({
      refusal: "voice.no_sound",
    });
    expect(await send(recorded(300))).toMatchObject({ refusal: "voice.too_long" });
    expect(await send(new Uint8Array())).toMatchObject({ refusal: "voice.nothing_heard" });
  });

  test("R34: an outage of the vendor counts nothing; another's conversation is not found, and the words come back", async () => {
    const ctx = await speaker();
    await companion({ sound: "down" });
    expect(await speak(ctx)).toEqual({ ok: false, refusal: "voice.vendor" });
    expect(await used(ctx)).toEqual([]);
    await transcribes("Peace to you");
    const other = await speaker();
    const theirs = await speak(other);
    if (!theirs.ok) throw new Error(theirs.refusal);
    expect(await speak(ctx, theirs.value.conversation.id)).toEqual({
      ok: false,
      refusal: "chat.not_found",
      text: "Peace to you",
    });
  });

  test("R34: too many in a minute are refused before anybody is asked", async () => {
    const ctx = await speaker();
    await transcribes("");
    for (let times = 0; times < TRANSCRIBE_LIMIT.minute; times++) await speak(ctx);
    expect(await speak(ctx)).toEqual({ ok: false, refusal: "voice.too_fast" });
    ctx.at(ctx.now() + 60_000);
    expect(await speak(ctx)).toMatchObject({ refusal: "voice.nothing_heard" });
  });

  test("a form that none of ours could have sent is a 400", async () => {
    const ctx = await speaker();
    for (const fields of [{}, { intent: "choose", speech: "loud" }, { intent: "allow", aware: "yes" }])
      await expect(actOnVoice(ctx, formOf(fields as Record<string, string>))).rejects.toMatchObject({
        status: 400,
      });
  });
});

describe("what is spoken", () => {
  const bytesOf = async (stream: ReadableStream<Uint8Array>) =>
    (await new Response(stream).arrayBuffer()).byteLength;

  test("R34: by OpenAI only for who has chosen it; its price counts in the member's day", async () => {
    const ctx = await speaker();
    expect(await saySentence(ctx, "Peace to you.")).toEqual({ ok: false, refusal: "say.not_chosen" });
    await actOnVoice(ctx, formOf({ intent: "choose", speech: "openai" }));
    const before = await costOf(ctx);
    const spoken = await saySentence(ctx, "  Peace   to you. ");
    if (!spoken.ok) throw new Error(spoken.refusal);
    expect(await bytesOf(spoken.value)).toBeGreaterThan(10_000);
    expect(await costOf(ctx)).toBeGreaterThan(before);
    expect(await saySentence(ctx, "   ")).toEqual({ ok: false, refusal: "say.empty" });
  });

  test("R34: beyond the member's ceiling, in an outage and too fast, the device has to speak", async () => {
    const ctx = await speaker();
    await actOnVoice(ctx, formOf({ intent: "choose", speech: "openai" }));
    await companion({ sound: "down" });
    expect(await saySentence(ctx, "Peace.")).toEqual({ ok: false, refusal: "say.vendor" });
    await transcribes("");
    ctx.bounds.memberMicros = { free: 100, paying: null };
    await saySentence(ctx, "A longer sentence that costs more than the ceiling, once.");
    expect(await saySentence(ctx, "Peace.")).toEqual({ ok: false, refusal: "say.ceiling" });
    ctx.bounds.memberMicros = { free: null, paying: null };
    ctx.at(ctx.now() + 60_000);
    for (let times = 0; times < SAY_LIMIT.minute; times++) {
      const spoken = await saySentence(ctx, "Peace.");
      if (!spoken.ok) throw new Error(spoken.refusal);
      await spoken.value.cancel();
    }
    expect(await saySentence(ctx, "Peace.")).toEqual({ ok: false, refusal: "say.too_fast" });
  });
});

test("R34: the sound is kept nowhere: not in either database, not in the member's room, in no cache", async () => {
  const ctx = await speaker();
  expect(await speak(ctx)).toMatchObject({ ok: true });
  const base64 = btoa(MARK).slice(0, 12);
  let read = 0;
  for (const database of [env.DB, env.COMMUNITY]) {
    const { results: tables } = await database
      .prepare(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '%_fts%' AND name NOT LIKE '_cf%'",
      )
      .all<{ name: string }>();
    for (const { name } of tables) {
      const found = await database
        .prepare(`SELECT * FROM "${name}"`)
        .all<Record<string, unknown>>()
        .catch(() => ({ results: [] }));
      for (const row of found.results) {
        read++;
        const text = Object.values(row)
          .map((value) =>
            Array.isArray(value) ? new TextDecoder().decode(Uint8Array.from(value)) : String(value),
          )
          .join(" ");
        expect(text, name).not.toContain(MARK);
        expect(text, name).not.toContain(base64);
      }
    }
  }
  expect(read).toBeGreaterThan(5);
  expect(JSON.stringify(ctx.recorded)).not.toContain(MARK);
  const { default: shared } = caches as unknown as { default: Cache };
  for (const path of ["/voice-chat/hear", "/voice-chat/say"])
    expect(await shared.match(`http://localhost${path}`)).toBeUndefined();
});

describe("videos", () => {
  const act = (ctx: TestMember, fields: Record<string, string>) => actOnVideo(ctx, formOf(fields));

  test("R37: saved, watched and the place are kept, each by itself; one that was watched begins anew", async () => {
    const ctx = await member();
    const video = "ruth-2";
    expect(await act(ctx, { intent: "save", video, value: "on" })).toMatchObject({
      mark: { videoId: video, savedAt: ctx.now(), watchedAt: null, place: 0 },
    });
    expect(await act(ctx, { intent: "place", video, at: "17" })).toMatchObject({ mark: { place: 17 } });
    const first = ctx.now();
    ctx.at(first + 1_000);
    expect(await act(ctx, { intent: "save", video, value: "on" })).toMatchObject({
      mark: { savedAt: first },
    });
    expect(await act(ctx, { intent: "watched", video, value: "on" })).toMatchObject({
      mark: { watchedAt: first + 1_000, place: 0, savedAt: first },
    });
    expect(await act(ctx, { intent: "save", video, value: "off" })).toMatchObject({
      mark: { savedAt: null, watchedAt: first + 1_000 },
    });
  });

  test("R37: a video that is not there is refused, and a form that is none of ours is a 400", async () => {
    const ctx = await member();
    expect(await act(ctx, { intent: "save", video: "not-there", value: "on" })).toEqual({
      ok: false,
      refusal: "videos.unknown",
    });
    for (const fields of [
      { intent: "place", video: "ruth-2", at: "-1" },
      { intent: "save", video: "ruth-2" },
    ])
      await expect(act(ctx, fields as Record<string, string>)).rejects.toMatchObject({ status: 400 });
    expect(await rows("SELECT 1 FROM video_marks WHERE user_id = ?", ctx.userId)).toEqual([]);
  });
});
