import { useEffect } from "react";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import { adminPartsCopy } from "./copy-parts.ts";
import { adminRefusalCopy } from "./copy-refusals.ts";
import type { AdminReply } from "./reply.ts";

/** Says that an act is done; and, where no form of the page is left to say it, why one was not. */
export function DoneToast({ reply, orphan = false }: { reply: AdminReply | undefined; orphan?: boolean }) {
  const { done } = useCopy(adminPartsCopy);
  const refusals = useCopy(adminRefusalCopy);
  useEffect(() => {
    if (reply?.ok) showToast({ title: done, tone: "ok" });
  }, [reply, done]);
  if (reply?.ok) return <noscript>{done}</noscript>;
  return <FieldError id="admin-refused">{orphan && reply && refusals[reply.refusal]}</FieldError>;
}
