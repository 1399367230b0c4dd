import { useNavigate } from "@remix-run/react";
import type { Dispatch, RefObject } from "react";
import type { ChatEvent, ChatState } from "#app/features/chat/model/chat-event.ts";
import { threadCopy } from "#app/features/chat/threads/copy.ts";
import type { ThreadRefusal } from "#app/features/chat/threads/refusals.ts";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import type { ConversationView } from "#party/protocol.ts";
import { closeDrawer, focusField, focusNotice, type RowName, rowBeside, worksByKey } from "./list-focus.ts";
import { type Change, sendThreadForm, showFault } from "./thread-request.tsx";

/** A deleted conversation's notice stays so long, ms. */
const UNDO_MS = 7000;

type Removal = {
  current: RefObject<ChatState>;
  dispatch: Dispatch<ChatEvent>;
  change(
    before: ConversationView,
    after: Change,
    fields: Record<string, string>,
  ): Promise<ThreadRefusal | null>;
  /** Gives the focus to a row. */
  goBack(row: RowName | null): void;
};

/** Deletes a conversation, and offers the way back. Who works by key finds the focus there. */
export function useRemoval({ current, dispatch, change, goBack }: Removal) {
  const copy = useCopy(threadCopy);
  const language = useLanguage();
  const navigate = useNavigate();

  return async (gone: ConversationView) => {
    const wasOpen = current.current?.conversationId === gone.id;
    const byKey = worksByKey();
    // the page that comes would put the drawer away, and the notice in it
    if (!wasOpen || !closeDrawer()) goBack(rowBeside(`conversation:${gone.id}`));
    dispatch({ name: "conversation.deleted", conversationId: gone.id });
    if (wasOpen) navigate("/chatbot", { replace: true });
    const reply = await sendThreadForm({ intent: "delete", conversationId: gone.id });
    if (!reply.ok) {
      dispatch({ name: "conversation.changed", conversation: gone });
      return showFault("conversation.delete", language, reply.refusal);
    }
    const undo = async () => {
      const undoneByKey = worksByKey();
      const refusal = await change(gone, {}, { intent: "restore" });
      if (refusal) return showFault("conversation.update", language, refusal);
      if (wasOpen) navigate(`/chatbot/${gone.id}`);
      if (!undoneByKey) return;
      if (wasOpen) focusField();
      else goBack(`conversation:${gone.id}`);
    };
    showToast({
      title: copy.deleted,
      text: copy.deletedText(gone.title),
      durationMs: UNDO_MS,
      action: { label: copy.undo, onAction: () => void undo() },
    });
    if (byKey) focusNotice();
  };
}
