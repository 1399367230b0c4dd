import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { lazyView } from "#app/document/frame/later.tsx";
import { CachedMarkup } from "#app/document/remembered/remembered.tsx";
import { useNotices } from "#app/features/announcements/notices-context.tsx";
import { chatCopy } from "#app/features/chat/copy/copy-screen.ts";
import { lazyViews } from "#app/features/chat/lazy/lazy-views.tsx";
import { MESSAGE_FIELD } from "#app/features/chat/screen/composer.tsx";
import { ConnectionBadge, type ConnectionBadgeProps } from "#app/features/chat/screen/connection-badge.tsx";
import { useFollow } from "#app/navigation/use-follow.ts";
import { Button, ButtonAnchor } from "#app/ui/controls/button.tsx";
import { BrandAnchor } from "#app/ui/layout/brand.tsx";
import { SkipLink } from "#app/ui/layout/skip-link.tsx";
import { ToastRegion } from "#app/ui/toasts/toast-region.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import "#app/ui/styles/forms.css";

const Announced = import.meta.env.SSR
  ? (await lazyViews.announced()).default
  : lazyView(".site-notices", lazyViews.announced);

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
export function ChatFrame({
  subscribed,
  connection,
  gaveUp,
  onReconnect,
  conversations,
  account,
  children,
  foot,
}: ChatFrameProps) {
  const { drawer, open } = useDrawerClosedByNavigation();
  const follow = useFollow("/chatbot");
  const copy = useCopy(chatCopy);
  const { announcements, termsComing } = useNotices();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links in it are followed by key as by click
    // biome-ignore lint/a11y/noStaticElementInteractions: the links are, it is not
    <div className="chat" onClick={follow}>
      <SkipLink to={MESSAGE_FIELD} />
      <aside id={LIST} className="chat-side" aria-label={copy.conversations} ref={drawer} {...popover}>
        <CachedMarkup as="div" className="flex items-center justify-between">
          {[<SideHead key="head" />]}
        </CachedMarkup>
        {conversations}
        {account && <div className="chat-account">{account}</div>}
        {open && <ToastRegion over />}
      </aside>
      <main id="main" className="chat-main">
        <CachedMarkup as="header" className="chat-header">
          {[
            <ChatHeader
              key="header"
              subscribed={subscribed}
              connection={connection}
              gaveUp={gaveUp}
              onReconnect={onReconnect}
            />,
          ]}
        </CachedMarkup>
        {(announcements.length > 0 || termsComing) && <Announced subscribed={subscribed} />}
        {children}
        {foot}
      </main>
    </div>
  );
}

function SideHead() {
  const { close } = useCopy(chatCopy);
  return (
    <>
      <BrandAnchor className="mx-5 mt-2.5 mb-1.5" />
      <Button variant="bare" icon="x" iconOnly className="md:hidden me-2" {...closesList}>
        {close}
      </Button>
    </>
  );
}

function ChatHeader({ subscribed, ...connection }: ConnectionBadgeProps & { subscribed: boolean }) {
  const copy = useCopy(chatCopy);
  return (
    <>
      <ButtonAnchor href="/welcome" variant="bare" icon="arrow-left" iconOnly className="md:hidden">
        {copy.backHome}
      </ButtonAnchor>
      <div className="chat-name">
        <h1>{copy.companion}</h1>
        <a className="ai-label" href="/safety" aria-label={`${copy.ai.label}, ${copy.ai.says}`}>
          {copy.ai.label}
        </a>
        <ConnectionBadge {...connection} />
      </div>
      <nav className="tabs" aria-label={copy.companion}>
        <a className="tab" href="/chatbot" aria-current="page">
          {copy.tabs.chat}
        </a>
        <a className="tab" href="/pricing">
          {copy.tabs.join}
        </a>
      </nav>
      {!subscribed && (
        <ButtonAnchor href="/pricing" variant="quiet">
          {copy.upgrade}
        </ButtonAnchor>
      )}
      <Button variant="bare" icon="menu" iconOnly className="md:hidden" {...opensList}>
        {copy.conversations}
      </Button>
    </>
  );
}

/** A choice changes the conversation in place, so the drawer has to be put away by hand. */
function useDrawerClosedByNavigation() {
  const drawer = useRef<HTMLElement>(null);
  /** It lies over the page then, and over the page's notices. */
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const element = drawer.current;
    const onToggle = (event: Event) =>
      event.target === element && setOpen((event as ToggleEvent).newState === "open");
    element?.addEventListener("toggle", onToggle);
    return () => element?.removeEventListener("toggle", onToggle);
  }, []);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has its own key
  useEffect(() => {
    if (drawer.current?.matches(":popover-open")) drawer.current.hidePopover();
  }, [key]);
  return { drawer, open };
}
