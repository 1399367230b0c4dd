import { Link, useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { ConnectionBadge, type ConnectionBadgeProps } from "#app/features/chat/connection-badge.tsx";
import { chatCopy } from "#app/features/chat/copy-screen.ts";
import { Brand } from "#app/ui/brand.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { useCopy } from "#app/ui/language.tsx";
import { SkipLink } from "#app/ui/page.tsx";
import "#app/ui/forms.css";

export type ChatFrameProps = ConnectionBadgeProps & {
  subscribed: boolean;
  /** The `ConversationList`. */
  conversations: ReactNode;
  /** Who is signed in and the way out, under the list. */
  account?: ReactNode;
  /** The `MessageLog` or the `HelloPanel`. */
  children: ReactNode;
  /** The `ChatFoot`. */
  foot: ReactNode;
};

const LIST = "conversations";
// React 18 passes these through only in lower case, and its types do not know them.
const popover = { popover: "auto" };
const opensList = { popovertarget: LIST };
const closesList = { popovertarget: LIST, popovertargetaction: "hide" };

/** The chat screen: conversations beside it, on a phone in a drawer that the menu button opens without script. */
export function ChatFrame(props: ChatFrameProps) {
  const drawer = useDrawerClosedByNavigation();
  const copy = useCopy(chatCopy);
  return (
    <div className="chat">
      <SkipLink />
      <aside id={LIST} className="chat-side" aria-label={copy.conversations} ref={drawer} {...popover}>
        <div className="flex items-center justify-between">
          <Brand className="mx-5 mt-2.5 mb-1.5" />
          <Button variant="bare" icon="x" iconOnly className="md:hidden me-2" {...closesList}>
            {copy.close}
          </Button>
        </div>
        {props.conversations}
        {props.account && <div className="chat-account">{props.account}</div>}
      </aside>
      <main id="main" className="chat-main">
        <ChatHeader {...props} />
        {props.children}
        {props.foot}
      </main>
    </div>
  );
}

function ChatHeader({ subscribed, ...connection }: ChatFrameProps) {
  const copy = useCopy(chatCopy);
  return (
    <header className="chat-header">
      <ButtonLink to="/" variant="bare" icon="arrow-left" iconOnly className="md:hidden">
        {copy.backHome}
      </ButtonLink>
      <div className="chat-name">
        <h1>{copy.companion}</h1>
        <ConnectionBadge {...connection} />
      </div>
      <nav className="tabs" aria-label={copy.companion}>
        <Link className="tab" to="/chatbot" aria-current="page">
          {copy.tabs.chat}
        </Link>
        <Link className="tab" to="/pricing">
          {copy.tabs.join}
        </Link>
      </nav>
      {!subscribed && (
        <ButtonLink to="/pricing" variant="quiet">
          {copy.upgrade}
        </ButtonLink>
      )}
      <Button variant="bare" icon="menu" iconOnly className="md:hidden" {...opensList}>
        {copy.conversations}
      </Button>
    </header>
  );
}

/** A choice changes the conversation in place, so the drawer has to be put away by hand. */
function useDrawerClosedByNavigation() {
  const drawer = useRef<HTMLElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has its own key
  useEffect(() => {
    if (drawer.current?.matches(":popover-open")) drawer.current.hidePopover();
  }, [key]);
  return drawer;
}
