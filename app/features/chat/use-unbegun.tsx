import { useEffect } from "react";
import { deeds } from "./deeds.tsx";
import type { ChatRefusal } from "./refusals.ts";
import type { ChatReply } from "./reply.ts";

/** X26 */
export const tellUnbegun = (refusal: ChatRefusal): void =>
  // a session that has ended is said elsewhere, with the way in
  void (
    refusal !== "chat.signed_out" && deeds.faults().then(({ tellFault }) => tellFault("conversation.create"))
  );

/** A new conversation that did not come about: nothing was typed that could stay in the field, so it is told aside. */
export function useUnbegun(reply: ChatReply | undefined, openDoor: () => void): boolean {
  const unbegun = reply && !reply.ok && reply.intent === "start" ? reply.refusal : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each reply
  useEffect(() => {
    if (unbegun === "chat.signed_out") openDoor();
    else if (unbegun) tellUnbegun(unbegun);
  }, [reply]);
  return unbegun !== null;
}
