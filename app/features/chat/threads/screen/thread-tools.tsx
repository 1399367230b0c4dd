import { type Dispatch, useEffect, useRef, useState } from "react";
import type { ChatEvent, ChatState } from "#app/features/chat/model/chat-event.ts";
import { threadCopy } from "#app/features/chat/threads/copy.ts";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import type { ConversationView, FolderView } from "#party/protocol.ts";
import { FolderDialog } from "./folder-dialog.tsx";
import { FolderMenu } from "./folder-menu.tsx";
import { focusInList, isAtList, type RowName, rowBeside } from "./list-focus.ts";
import { MoveDialog } from "./move-dialog.tsx";
import { RenameField } from "./rename-field.tsx";
import { reportConversation } from "./report-conversation.tsx";
import { SearchDialog } from "./search-dialog.tsx";
import { ShareDialog } from "./share-dialog.tsx";
import { ThreadMenu } from "./thread-menu.tsx";
import {
  type Change,
  readMore,
  readWholeFolder,
  sendThreadForm,
  showFault,
  useChange,
} from "./thread-request.tsx";
import { useRemoval } from "./use-removal.tsx";
import type { Editing, ThreadToolInput } from "./use-thread-tools.tsx";
import "#app/features/chat/styles/thread-tools.css";

type ThreadToolsProps = {
  /** Null when nothing more is asked for. */
  asked: ThreadToolInput | null;
  onDone: () => void;
  state: ChatState;
  dispatch: Dispatch<ChatEvent>;
  onEdit: (editing: Editing | null) => void;
  timeZone: string;
};

type Open =
  | { kind: "move" | "share"; conversation: ConversationView }
  | { kind: "folder"; folder: FolderView };

/** Everything that the side list opens. What is chosen shows at once, and goes back when the server says no. */
export default function ThreadTools({ asked, onDone, state, dispatch, onEdit, timeZone }: ThreadToolsProps) {
  const copy = useCopy(threadCopy);
  const language = useLanguage();
  const [open, setOpen] = useState<Open | null>(null);
  /** Where the focus goes when what was opened is closed, or its row stands elsewhere. */
  const [back, goBack] = useState<RowName | HTMLElement | null>(null);
  useEffect(() => {
    if (!back) return;
    // the reader may be further already: a dialog tells of its closing after the focus is back
    if (!document.activeElement?.closest("[role=menu]")) focusInList(back);
    goBack(null);
  }, [back]);
  const current = useRef(state);
  current.current = state;

  const change = useChange(current, dispatch);
  const remove = useRemoval({ current, dispatch, change, goBack });

  const rename = (conversation: ConversationView) =>
    onEdit({
      id: conversation.id,
      field: (
        <RenameField
          value={conversation.title}
          label={copy.title}
          onClose={(byKey) => {
            onEdit(null);
            if (byKey) goBack(`conversation:${conversation.id}`);
          }}
          onSave={async (title) => {
            const refusal = await change(conversation, { title }, { intent: "rename", title });
            const isWording = refusal === "thread.empty" || refusal === "thread.too_long";
            if (refusal && !isWording) showFault("conversation.update", language, refusal);
            return isWording ? refusal : null;
          }}
        />
      ),
    });

  /** Its row may stand elsewhere from now on, and goes back there when the server says no. */
  const place = async (before: ConversationView, after: Change, fields: Record<string, string>) => {
    goBack(`conversation:${before.id}`);
    const refusal = await change(before, after, fields);
    if (!refusal) return;
    showFault("conversation.update", language, refusal);
    if (isAtList()) goBack(`conversation:${before.id}`);
  };

  const removeFolder = async (folder: FolderView) => {
    const reply = await sendThreadForm({ intent: "folder.delete", folderId: folder.id });
    if (!reply.ok) return showFault("conversation.update", language, reply.refusal);
    goBack(rowBeside(`folder:${folder.id}`));
    dispatch({ name: "folder.deleted", folderId: folder.id });
    showToast({ title: copy.folder.removed, text: copy.folder.kept });
  };

  const close = () => {
    setOpen(null);
    if (open)
      goBack(open.kind === "folder" ? `folder:${open.folder.id}` : `conversation:${open.conversation.id}`);
  };

  const latest = useRef({ dispatch, onDone });
  latest.current = { dispatch, onDone };
  useEffect(() => {
    if (asked?.what !== "older" && asked?.what !== "inside") return;
    let over = false;
    const inFolder = asked.what === "inside";
    const after = current.current.older;
    const read = inFolder ? readWholeFolder(asked.id) : readMore(after ? { after } : {});
    void read.then((page) => {
      if (!page) return showFault("conversations.load", language);
      const { conversations, older } = page;
      latest.current.dispatch({ name: "list.read", conversations, ...(!inFolder && { older }) });
      // a menu that was opened meanwhile stays
      if (!over) latest.current.onDone();
    });
    return () => {
      over = true;
    };
  }, [asked, language]);

  const conversation =
    asked?.what === "conversation" ? state.conversations.find(({ id }) => id === asked.id) : undefined;
  const folder = asked?.what === "folder" ? state.folders.find(({ id }) => id === asked.id) : undefined;
  return (
    <>
      {asked?.what === "search" && (
        <SearchDialog
          timeZone={timeZone}
          onFollow={onDone}
          onClose={() => {
            onDone();
            goBack(asked.from);
          }}
        />
      )}
      {asked?.what === "conversation" && conversation && (
        <ThreadMenu
          key={conversation.id}
          anchor={asked.anchor}
          conversation={conversation}
          onClose={onDone}
          onRename={() => rename(conversation)}
          onPin={() => {
            const pinned = !conversation.pinned;
            void place(conversation, { pinned }, { intent: "pin", pinned: pinned ? "on" : "off" });
          }}
          onMove={() => setOpen({ kind: "move", conversation })}
          onShare={() => setOpen({ kind: "share", conversation })}
          onReport={() => void reportConversation(conversation.id, copy.report, language)}
          onDelete={() => void remove(conversation)}
        />
      )}
      {asked?.what === "folder" && folder && (
        <FolderMenu
          anchor={asked.anchor}
          folder={folder}
          onClose={onDone}
          onRename={() => setOpen({ kind: "folder", folder })}
          onDelete={() => void removeFolder(folder)}
        />
      )}
      {open?.kind === "move" && (
        <MoveDialog
          folders={state.folders}
          current={open.conversation.folderId}
          onClose={close}
          onMove={(folderId, made) => {
            setOpen(null);
            if (made) dispatch({ name: "folder.changed", folder: made });
            void place(open.conversation, { folderId }, { intent: "move", folderId: folderId ?? "" });
          }}
        />
      )}
      {open?.kind === "folder" && (
        <FolderDialog
          folder={open.folder}
          onClose={close}
          onRenamed={(renamed) => {
            close();
            dispatch({ name: "folder.changed", folder: renamed });
          }}
        />
      )}
      {open?.kind === "share" && (
        <ShareDialog conversation={open.conversation} timeZone={timeZone} onClose={close} />
      )}
    </>
  );
}
