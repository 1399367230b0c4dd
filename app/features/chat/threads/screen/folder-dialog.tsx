import { type FormEvent, useState } from "react";
import { refusalCopy, threadCopy } from "#app/features/chat/threads/copy.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import type { FolderView } from "#party/protocol.ts";
import { sendThreadForm } from "./thread-request.tsx";

type FolderDialogProps = { folder: FolderView; onClose: () => void; onRenamed: (folder: FolderView) => void };

export function FolderDialog({ folder, onClose, onRenamed }: FolderDialogProps) {
  const copy = useCopy(threadCopy);
  const language = useLanguage();
  const [error, setError] = useState("");
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("name"));
    const reply = await sendThreadForm({ intent: "folder.rename", folderId: folder.id, name });
    if (!reply.ok) setError(refusalCopy[language][reply.refusal]);
    else if ("folder" in reply) onRenamed(reply.folder);
  };
  return (
    <Dialog open onClose={onClose} title={copy.folder.title}>
      <form className="thread-form" method="post" onSubmit={submit}>
        <Field label={copy.folder.name} name="name" defaultValue={folder.name} dir="auto" error={error} />
        <Button type="submit">{copy.save}</Button>
      </form>
    </Dialog>
  );
}
