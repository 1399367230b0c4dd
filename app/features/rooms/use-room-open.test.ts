import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { closedRoomsOf } from "./closed.server.ts";
import type { Room } from "./rooms.ts";
import { ClosedRoomsProvider, usePathOpen, useRoomOpen } from "./use-room-open.tsx";

function Said({ room, path }: { room: Room; path: string }) {
  return `${useRoomOpen()(room)} ${usePathOpen()(path)}`;
}
const said = (room: Room, path: string, closed?: Room[]): string => {
  const line = createElement(Said, { room, path });
  return renderToStaticMarkup(
    closed ? createElement(ClosedRoomsProvider, { value: closedRoomsOf(closed) }, line) : line,
  );
};

test.each([
  ["community", "/community", undefined, "true true"],
  ["community", "/community", ["community"], "false false"],
  ["pet", "/pet", ["community"], "true true"],
  ["friends", "/friends", [], "true true"],
  ["voice", "/voice-chat", ["voice"], "false false"],
  ["games", "/gamification", [], "true true"],
] as const)("R14: %s at %s, closed here %j: %s", (room, path, closed, open) => {
  expect(said(room, path, closed && [...closed])).toBe(open);
});
