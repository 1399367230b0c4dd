import { useEffect, useRef } from "react";

/**
 * Runs `handle` once for each new reply of a fetcher, after it was drawn.
 *
 * Every effect on a reply goes by this one. React Router writes a reply into a `Map` that a render reads, and tells
 * React of it a moment later. When in that moment anything asks for a render that changes nothing (a word of the room
 * that is known already), React gives the render up but keeps what its effects depended on (`bailoutHooks`, React 18):
 * an effect that depends on the reply is never run. This one depends on nothing, so the next render runs it.
 * What a notice says of a success is given `fetcher.data` and does not wait until the fetcher is idle: by then the rows
 * have been read again, and what was answered may have left the page together with its form.
 * @param reply of a fetcher; undefined while there is none to be handled
 */
export function useReplies<Reply>(reply: Reply | undefined, handle: (reply: Reply) => void): void {
  const handled = useRef<Reply>();
  useEffect(() => {
    if (reply === undefined || handled.current === reply) return;
    handled.current = reply;
    handle(reply);
  });
}
