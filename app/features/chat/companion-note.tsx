import { useCopy } from "#app/ui/language.tsx";
import { chatCopy } from "./copy-screen.ts";

/** What the member is talking to, always in sight. */
export function CompanionNote({ finder }: { finder: boolean }) {
  const { note } = useCopy(chatCopy);
  return <p>{finder ? `${note.ai} ${note.finder}` : note.ai}</p>;
}
