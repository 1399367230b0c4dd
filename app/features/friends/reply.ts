export type FriendRefusal =
  | "friends.bad_form"
  | "friends.gone"
  | "friends.many_tries"
  | "friends.many_waiting"
  | "friends.many_links"
  | "friends.full"
  | "friends.today"
  | "friends.no_pet"
  | "friends.visited"
  | "friends.muted"
  | "friends.list_full"
  | "friends.too_fast"
  | "friends.failed";

export type FriendReply =
  | { ok: true; intent: string; id: string }
  | { ok: false; intent: string; id: string; refusal: FriendRefusal };

export const friendNotSent = (intent: string, tooFast: boolean): FriendReply => ({
  ok: false,
  intent,
  id: "",
  refusal: tooFast ? "friends.too_fast" : "friends.failed",
});
