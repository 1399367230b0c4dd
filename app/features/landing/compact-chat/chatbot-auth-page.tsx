import { CompactChatCard } from "#app/features/landing/compact-chat/compact-chat-card.tsx";
import { compactChatCopy } from "#app/features/landing/compact-chat/copy-compact-chat.ts";
import { Drawing } from "#app/ui/art/drawing.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

/** The companion's sign-in page (R5, G5): two cups on the floor, and the small card beside them. */
export function ChatbotAuthPage({ signedIn }: { signedIn: boolean }) {
  const { heading, lead } = useCopy(compactChatCopy);
  return (
    <div className="companion-sign-in">
      <div className="companion-sign-in-words">
        <h1>{heading}</h1>
        <p>{lead}</p>
      </div>
      <CompactChatCard signedIn={signedIn} />
      <Drawing name="chat" size={240} className="companion-sign-in-cups" />
    </div>
  );
}
