import { threadCopy } from "#app/features/chat/threads/copy.ts";
import { listCopy } from "#app/features/chat/threads/copy-list.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import type { FolderView } from "#party/protocol.ts";
import { AnchoredMenu } from "./anchored-menu.tsx";

type FolderMenuProps = {
  anchor: HTMLElement;
  folder: FolderView;
  onClose: () => void;
  onRename: () => void;
  onDelete: () => void;
};

export function FolderMenu({ anchor, folder, onClose, onRename, onDelete }: FolderMenuProps) {
  const { menu } = useCopy(threadCopy);
  return (
    <AnchoredMenu
      anchor={anchor}
      label={useCopy(listCopy).options(folder.name)}
      onClose={onClose}
      choices={[
        { label: menu.renameFolder, onChoose: onRename },
        { label: menu.removeFolder, onChoose: onDelete, apart: true, danger: true },
      ]}
    />
  );
}
