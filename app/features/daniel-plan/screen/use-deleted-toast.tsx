import { useSubmit } from "@remix-run/react";
import { useEffect } from "react";
import { danielCopy } from "#app/features/daniel-plan/copy.ts";
import { KEPT_PATH } from "#app/features/daniel-plan/paths.ts";
import type { DanielReply } from "#app/features/daniel-plan/reply.ts";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy } from "#app/ui/words/language.tsx";

/** Says that a plan was deleted, with the way to bring it back; or that it is back. */
export function useDeletedToast(reply: DanielReply | undefined): void {
  const copy = useCopy(danielCopy);
  const submit = useSubmit();
  useEffect(() => {
    if (!reply?.ok) return;
    const title = copy.toasts[reply.intent] ?? "";
    if (reply.intent !== "delete") return showToast({ title, tone: "ok" });
    const onAction = () =>
      submit({ intent: "restore", plan: reply.planId }, { method: "post", action: KEPT_PATH });
    showToast({ title, durationMs: 7_000, action: { label: copy.undo, onAction } });
  }, [reply, copy, submit]);
}
