import { compactChatCopy } from "#app/features/landing/compact-chat/copy-compact-chat.ts";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { Badge } from "#app/ui/layout/badge.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import "#app/features/chat/styles/composer.css";
import "./compact-chat.css";

type CompactChatCardProps = {
  signedIn: boolean;
  /** Another button of the page is the one action. */
  quiet?: boolean;
  className?: string;
};

/**
 * The companion in a small card (C1, D3): who answers, one sample turn, and the way in: for a visitor that nobody is
 * connected (C2) and `Sign In to Chat` (C3), for a member a field to write in.
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
        {!signedIn && <Badge dot>{words.state}</Badge>}
      </header>
      <div className="compact-chat-turn">
        <Badge>{words.sample}</Badge>
        <p className="compact-chat-question">{words.question}</p>
        <p>
          {before} <em>{verse}</em> <cite>{reference}</cite> {translation}
        </p>
      </div>
      <footer>
        {signedIn ? <AskHere quiet={quiet} /> : <SignInToChat quiet={quiet} />}
        <p>{words.note}</p>
      </footer>
    </section>
  );
}

/** C3, D3 */
function SignInToChat({ quiet }: { quiet: boolean }) {
  const words = useCopy(compactChatCopy);
  return (
    <>
      <p>{words.prompt}</p>
      <ButtonLink
        to="/auth?mode=login&return_to=/chatbot"
        data-account="login"
        icon="message-circle"
        variant={quiet ? "quiet" : "plum"}
      >
        {words.signIn}
      </ButtonLink>
    </>
  );
}

/** A member's question begins a conversation on the full screen; what is refused there is kept there. */
function AskHere({ quiet }: { quiet: boolean }) {
  const words = useCopy(compactChatCopy);
  return (
    <>
      <form method="post" action="/chatbot" className="compact-chat-ask">
        <input type="hidden" name="intent" value="send" />
        <div className="composer">
          <textarea
            name="text"
            rows={1}
            required
            dir="auto"
            aria-label={words.message}
            placeholder={words.placeholder}
          />
          <Button type="submit" icon="arrow-up" iconOnly variant={quiet ? "quiet" : "plum"}>
            {words.send}
          </Button>
        </div>
      </form>
      <p>
        {words.memberPrompt} <a href="/chatbot">{words.proceed}</a>
      </p>
    </>
  );
}
