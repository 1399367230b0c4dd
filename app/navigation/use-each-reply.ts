import { useEffect } from "react";

/**
 * Does something once for each reply of a form, and not for each drawing of the page.
 * @param reply undefined while there is none, or it is on its way
 */
export function useEachReply<Reply>(reply: Reply | undefined, onReply: (reply: Reply) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done with a reply may be new each time, the reply is what counts
  useEffect(() => {
    if (reply !== undefined) onReply(reply);
  }, [reply]);
}
