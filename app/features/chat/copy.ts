/** The chat's own words for what can go wrong: every refusal has some, or this file does not compile. */

import type { ChatRefusal } from "#app/features/chat/refusals.ts";

export type { ChatRefusal };

export type Copy = {
  title: string;
  text: string;
  /** How long a toast stays, ms. */
  durationMs: number;
};

export const refusalCopy = {
  "chat.empty": {
    title: "Nothing to send yet",
    text: "Write a few words first.",
    durationMs: 4000,
  },
  "chat.too_long": {
    title: "That message is too long",
    text: "Shorten it a little and send it again. Your words are still here.",
    durationMs: 6000,
  },
  "chat.busy": {
    title: "One answer at a time",
    text: "The companion is still writing. Wait for it to finish, or stop it.",
    durationMs: 5000,
  },
  // K3, X24
  "chat.limit": {
    title: "Daily Message Limit Reached",
    text: "Upgrade to Premium for unlimited messages.",
    durationMs: 8000,
  },
  "chat.not_found": {
    title: "Failed to load conversation",
    text: "It may have been deleted. Your other conversations are in the list.",
    durationMs: 6000,
  },
  // X25
  "chat.failed": {
    title: "Message Failed",
    text: "No answer came. Your words are kept; please try again.",
    durationMs: 6000,
  },
  "chat.offline": {
    title: "You are offline",
    text: "Your words are kept here. Send them when you are back.",
    durationMs: 6000,
  },
} satisfies Record<ChatRefusal, Copy>;

/** What the page was doing when the server did not answer (X26). */
export type ChatFault =
  | "conversations.load"
  | "conversation.load"
  | "conversation.create"
  | "conversation.update"
  | "conversation.delete";

export const faultCopy = {
  "conversations.load": {
    title: "Failed to load conversations",
    text: "Please try again in a moment.",
    durationMs: 6000,
  },
  "conversation.load": {
    title: "Failed to load conversation",
    text: "Please try again in a moment.",
    durationMs: 6000,
  },
  "conversation.create": {
    title: "Failed to create conversation",
    text: "Nothing was lost. Please try again.",
    durationMs: 6000,
  },
  "conversation.update": {
    title: "Failed to update conversation",
    text: "It stays as it was. Please try again.",
    durationMs: 6000,
  },
  "conversation.delete": {
    title: "Failed to delete conversation",
    text: "It is still in your list. Please try again.",
    durationMs: 6000,
  },
} satisfies Record<ChatFault, Copy>;
