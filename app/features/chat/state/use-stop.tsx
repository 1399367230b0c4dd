import { useFetcher } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import type { ChatReply } from "#app/features/chat/model/reply.ts";

/** Stop. Pressed before the answer has begun, it is kept until there is one to stop. */
export function useStop(answerId: string | null, path: string) {
  const [stopping, setStopping] = useState(false);
  const wished = useRef(false);
  const { submit, data } = useFetcher<ChatReply>({ key: "chat-stop" });
  const send = useCallback(
    (id: string) => submit({ intent: "stop", via: "script", answerId: id }, { method: "post", action: path }),
    [submit, path],
  );
  useEffect(() => {
    if (!answerId || !wished.current) return;
    wished.current = false;
    send(answerId);
  }, [answerId, send]);
  const stop = () => {
    setStopping(true);
    wished.current = answerId === null;
    if (answerId) send(answerId);
  };
  /** The answer has ended, or never began. */
  const over = () => {
    wished.current = false;
    setStopping(false);
  };
  return { stopping, stop, over, reply: data };
}
