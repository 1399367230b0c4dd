import { type FormEvent, useState } from "react";
import { refusalCopy, threadCopy } from "#app/features/chat/threads/copy.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import type { FolderView } from "#party/protocol.ts";
import { sendThreadForm } from "./thread-request.tsx";

type MoveDialogProps = {
  folders: readonly FolderView[];
  /** Where it lies now. */
  current: string | null;
  onClose: () => void;
  /** `made`: the folder has just been made. */
  onMove: (folderId: string | null, made?: FolderView) => void;
};

/** Into a folder that is there, into a new one, or out of any. */
export function MoveDialog({ folders, current, onClose, onMove }: MoveDialogProps) {
  const copy = useCopy(threadCopy);
  const language = useLanguage();
  const [error, setError] = useState("");
  const make = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("name"));
    const reply = await sendThreadForm({ intent: "folder.create", name });
    if (!reply.ok) setError(refusalCopy[language][reply.refusal]);
    else if ("folder" in reply) onMove(reply.folder.id, reply.folder);
  };
  return (
    <Dialog open onClose={onClose} title={copy.move.title}>
      <ul className="folder-choices">
        {[{ id: null, name: copy.move.none }, ...folders].map(({ id, name }) => (
          <li key={id ?? "none"}>
            <button
              type="button"
              className="menu-item"
              aria-pressed={id === current}
              onClick={() => (id === current ? onClose() : onMove(id))}
            >
              <span dir="auto">{name}</span>
            </button>
          </li>
        ))}
      </ul>
      <form className="thread-form" method="post" onSubmit={make}>
        <Field label={copy.move.name} name="name" dir="auto" error={error} />
        <Button type="submit" variant="quiet">
          {copy.move.make}
        </Button>
      </form>
    </Dialog>
  );
}
