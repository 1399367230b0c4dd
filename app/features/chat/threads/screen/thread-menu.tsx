import { threadCopy } from "#app/features/chat/threads/copy.ts";
import { listCopy } from "#app/features/chat/threads/copy-list.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import type { ConversationView } from "#party/protocol.ts";
import { AnchoredMenu } from "./anchored-menu.tsx";
import { THREADS_PATH } from "./thread-request.tsx";

type ThreadMenuProps = {
  anchor: HTMLElement;
  conversation: ConversationView;
  onClose: () => void;
  onRename: () => void;
  onPin: () => void;
  onMove: () => void;
  onShare: () => void;
  onReport: () => void;
  onDelete: () => void;
};

/** What can be done with one conversation. */
export function ThreadMenu({ anchor, conversation, onClose, ...on }: ThreadMenuProps) {
  const { menu } = useCopy(threadCopy);
  const file = `${THREADS_PATH}/${conversation.id}/export?format=`;
  return (
    <AnchoredMenu
      anchor={anchor}
      label={useCopy(listCopy).options(conversation.title)}
      onClose={onClose}
      choices={[
        { label: menu.rename, onChoose: on.onRename },
        { label: conversation.pinned ? menu.unpin : menu.pin, onChoose: on.onPin },
        { label: menu.move, onChoose: on.onMove },
        { label: menu.share, onChoose: on.onShare, apart: true },
        { label: menu.markdown, download: `${file}markdown` },
        { label: menu.json, download: `${file}json` },
        { label: menu.report, onChoose: on.onReport, apart: true },
        { label: menu.remove, onChoose: on.onDelete, danger: true },
      ]}
    />
  );
}
