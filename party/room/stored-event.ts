import type { RoomEvent } from "#party/protocol.ts";

/** Names before version 4 of the protocol, in events that a room has stored: kept for a week. */
type Version3 =
  | { name: "conversation.turned"; conversationId: string; turns: number }
  | { name: "message.created" | "answer.finished"; path?: { turns: number; after: string | null } };

/** An event as a room has stored it, by today's names. */
export function readStoredEvent(json: string): RoomEvent {
  const event = JSON.parse(json) as RoomEvent | Version3;
  if (event.name === "conversation.turned")
    return {
      name: "conversation.branch_changed",
      conversationId: event.conversationId,
      pathRevision: event.turns,
    };
  if ("path" in event && event.path && "turns" in event.path) {
    const { turns, after } = event.path;
    return { ...event, path: { pathRevision: turns, after } } as RoomEvent;
  }
  return event as RoomEvent;
}
