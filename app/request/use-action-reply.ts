import { useActionData, useLocation } from "@remix-run/react";
import { useRef } from "react";

type Reply<Action> = ReturnType<typeof useActionData<Action>>;

/**
 * What the page's last form was answered, until its member goes on or sends another one. React Router forgets it as soon
 * as the page's rows are read again, which any event of a room may ask for: what was said would be gone before it is read.
 * @returns undefined before the first form
 */
export function useActionReply<Action = unknown>(): Reply<Action> {
  const reply = useActionData<Action>();
  // the same while rows are read again, another one with each navigation
  const { key } = useLocation();
  const last = useRef<{ key: string; reply: Reply<Action> }>();
  if (reply !== undefined) last.current = { key, reply };
  return last.current?.key === key ? last.current.reply : undefined;
}
