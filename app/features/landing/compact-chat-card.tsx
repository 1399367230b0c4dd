import { compactChatCopy } from "#app/features/landing/copy-compact-chat.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { useCopy } from "#app/ui/language.tsx";
import "./compact-chat.css";

type CompactChatCardProps = {
  signedIn: boolean;
  /** Another button of the page is the one action. */
  quiet?: boolean;
  className?: string;
};

/**
 * The companion in a small card (C1, D3): who answers and whether it is connected (C2), one sample turn, and the way
 * in: `Sign In to Chat` for a visitor (C3), the full screen for a member.
 */
export function CompactChatCard({ signedIn, quiet = false, className = "" }: CompactChatCardProps) {
  const words = useCopy(compactChatCopy);
  const { before, verse, reference, translation } = words.answer;
  return (
    <section className={`compact-chat ${className}`} aria-labelledby="compact-chat">
      <header>
        <h2 id="compact-chat" className="compact-chat-name">
          {words.companion}
        </h2>
        <Badge dot>{words.state}</Badge>
      </header>
      <div className="compact-chat-turn">
        <Badge>{words.sample}</Badge>
        <p className="compact-chat-question">{words.question}</p>
        <p>
          {before} <em>{verse}</em> <cite>{reference}</cite> {translation}
        </p>
      </div>
      <footer>
        <p>{signedIn ? words.memberPrompt : words.prompt}</p>
        {signedIn ? (
          <ButtonLink to="/chatbot" icon="message-circle" variant={quiet ? "quiet" : "plum"}>
            {words.proceed}
          </ButtonLink>
        ) : (
          <ButtonLink
            to="/auth?mode=login&return_to=/chatbot"
            data-account="login"
            icon="message-circle"
            variant={quiet ? "quiet" : "plum"}
          >
            {words.signIn}
          </ButtonLink>
        )}
        <p>{words.note}</p>
      </footer>
    </section>
  );
}
