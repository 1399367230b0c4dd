import { useNavigate } from "@remix-run/react";
import { type Dispatch, useEffect, useRef, useState } from "react";
import type { ChatEvent, ChatState } from "#app/features/chat/chat-event.ts";
import { useCopy, useLanguage } from "#app/ui/language.tsx";
import { showToast } from "#app/ui/toasts.ts";
import type { ConversationView, FolderView } from "#party/protocol.ts";
import { threadCopy } from "./copy.ts";
import { type Change, deed, readMore, tellFault } from "./deed.tsx";
import { FolderDialog } from "./folder-dialog.tsx";
import { FolderMenu } from "./folder-menu.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { RenameField } from "./rename-field.tsx";
import { SearchDialog } from "./search-dialog.tsx";
import { ShareDialog } from "./share-dialog.tsx";
import { ThreadMenu } from "./thread-menu.tsx";
import type { Asked, Editing } from "./use-thread-tools.tsx";
import "#app/ui/thread-tools.css";

type ThreadToolsProps = {
  /** Null when nothing more is asked for. */
  asked: Asked | null;
  onDone: () => void;
  state: ChatState;
  dispatch: Dispatch<ChatEvent>;
  onEdit: (editing: Editing | null) => void;
  timeZone: string;
};

/** A deleted conversation's notice stays so long, ms. */
const UNDO_MS = 10_000;

type Open =
  | { kind: "move" | "share"; conversation: ConversationView }
  | { kind: "folder"; folder: FolderView };

/** Everything that the side list opens. What is chosen shows at once, and goes back when the server says no. */
export default function ThreadTools({ asked, onDone, state, dispatch, onEdit, timeZone }: ThreadToolsProps) {
  const copy = useCopy(threadCopy);
  const language = useLanguage();
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open | null>(null);
  const current = useRef(state);
  current.current = state;

  const change = async (before: ConversationView, after: Change, fields: Record<string, string>) => {
    dispatch({ name: "conversation.changed", conversation: { ...before, ...after } });
    const reply = await deed({ conversationId: before.id, ...fields });
    const conversation = reply.ok && "conversation" in reply ? reply.conversation : before;
    dispatch({ name: "conversation.changed", conversation });
    return reply.ok ? null : reply.refusal;
  };

  const remove = async (gone: ConversationView) => {
    const wasOpen = current.current.conversationId === gone.id;
    dispatch({ name: "conversation.deleted", conversationId: gone.id });
    if (wasOpen) navigate("/chatbot", { replace: true });
    const reply = await deed({ intent: "delete", conversationId: gone.id });
    if (!reply.ok) {
      dispatch({ name: "conversation.changed", conversation: gone });
      return tellFault("conversation.delete", language, reply.refusal);
    }
    const undo = async () => {
      const refusal = await change(gone, {}, { intent: "restore" });
      if (refusal) return tellFault("conversation.update", language, refusal);
      if (wasOpen) navigate(`/chatbot/${gone.id}`);
    };
    showToast({
      title: copy.deleted,
      text: copy.deletedText(gone.title),
      durationMs: UNDO_MS,
      action: { label: copy.undo, onAction: () => void undo() },
    });
  };

  const rename = (conversation: ConversationView) =>
    onEdit({
      id: conversation.id,
      field: (
        <RenameField
          value={conversation.title}
          label={copy.title}
          onClose={() => onEdit(null)}
          onSave={async (title) => {
            const refusal = await change(conversation, { title }, { intent: "rename", title });
            const isWording = refusal === "thread.empty" || refusal === "thread.too_long";
            if (refusal && !isWording) tellFault("conversation.update", language, refusal);
            return isWording ? refusal : null;
          }}
        />
      ),
    });

  const told = async (work: Promise<Parameters<typeof tellFault>[2] | null>) => {
    const refusal = await work;
    if (refusal) tellFault("conversation.update", language, refusal);
  };

  const removeFolder = async (folder: FolderView) => {
    const reply = await deed({ intent: "folder.delete", folderId: folder.id });
    if (!reply.ok) return tellFault("conversation.update", language, reply.refusal);
    dispatch({ name: "folder.deleted", folderId: folder.id });
    showToast({ title: copy.folder.removed, text: copy.folder.kept });
  };

  const latest = useRef({ dispatch, onDone });
  latest.current = { dispatch, onDone };
  useEffect(() => {
    if (asked?.what !== "older" && asked?.what !== "inside") return;
    const inFolder = asked.what === "inside";
    const after = current.current.older;
    const read = inFolder ? readWhole(asked.id) : readMore(after ? { after } : {});
    void read.then((page) => {
      if (!page) return tellFault("conversations.load", language);
      const { conversations, older } = page;
      latest.current.dispatch({ name: "list.read", conversations, ...(!inFolder && { older }) });
      latest.current.onDone();
    });
  }, [asked, language]);

  const conversation =
    asked?.what === "conversation" ? state.conversations.find(({ id }) => id === asked.id) : undefined;
  const folder = asked?.what === "folder" ? state.folders.find(({ id }) => id === asked.id) : undefined;
  return (
    <>
      {asked?.what === "search" && <SearchDialog timeZone={timeZone} onClose={onDone} />}
      {asked?.what === "conversation" && conversation && (
        <ThreadMenu
          key={conversation.id}
          anchor={asked.anchor}
          conversation={conversation}
          onClose={onDone}
          onRename={() => rename(conversation)}
          onPin={() => {
            const pinned = !conversation.pinned;
            void told(change(conversation, { pinned }, { intent: "pin", pinned: pinned ? "on" : "off" }));
          }}
          onMove={() => setOpen({ kind: "move", conversation })}
          onShare={() => setOpen({ kind: "share", conversation })}
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
          onClose={() => setOpen(null)}
          onMove={(folderId, made) => {
            setOpen(null);
            if (made) dispatch({ name: "folder.changed", folder: made });
            void told(change(open.conversation, { folderId }, { intent: "move", folderId: folderId ?? "" }));
          }}
        />
      )}
      {open?.kind === "folder" && (
        <FolderDialog
          folder={open.folder}
          onClose={() => setOpen(null)}
          onRenamed={(renamed) => {
            setOpen(null);
            dispatch({ name: "folder.changed", folder: renamed });
          }}
        />
      )}
      {open?.kind === "share" && (
        <ShareDialog conversation={open.conversation} timeZone={timeZone} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

/** All pages of a folder, one after the other. */
async function readWhole(folder: string): Promise<Awaited<ReturnType<typeof readMore>>> {
  const conversations: ConversationView[] = [];
  for (let after: string | undefined; ; ) {
    const page = await readMore({ folder, ...(after && { after }) });
    if (!page) return null;
    conversations.push(...page.conversations);
    if (!page.older) return { conversations, older: null };
    after = page.older;
  }
}
