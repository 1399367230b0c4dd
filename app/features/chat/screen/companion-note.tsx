import { chatCopy } from "#app/features/chat/copy/copy-screen.ts";
import { useCopy } from "#app/ui/words/language.tsx";

/** What the member is talking to, always in sight. */
export function CompanionNote({ finder }: { finder: boolean }) {
  const { note } = useCopy(chatCopy);
  return <p>{finder ? `${note.ai} ${note.finder}` : note.ai}</p>;
}
