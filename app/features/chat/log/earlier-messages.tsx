import { type Dispatch, useCallback, useEffect, useRef, useState } from "react";
import { chatCopy } from "#app/features/chat/copy/copy-screen.ts";
import { type MessageRow, messageViews } from "#app/features/chat/model/chat-rows.ts";
import type { ChatEvent, ChatState } from "#app/features/chat/state/chat-state.ts";
import { freshSession } from "#app/session/session-browser.ts";
import { Button } from "#app/ui/controls/button.tsx";
import type { VirtualWindow } from "#app/ui/list/use-drawn-window.ts";
import { useCopy } from "#app/ui/words/language.tsx";

/** Messages that are brought at once when one far back is looked for. */
const FAR = 1_000;

export type EarlierProps = {
  state: ChatState;
  dispatch: Dispatch<ChatEvent>;
  /** The message that the address names (`msg_…`, where a search leads); empty without one. */
  wanted: string;
  /** Turns the path to a message, should it stand in another version. */
  show(messageId: string): void;
  /** Which of the messages that are here are drawn. */
  drawn: VirtualWindow;
};

/** Before the first message that is here (D11): the earlier ones come as the reader comes near, or presses. */
export default function EarlierMessages({ state, dispatch, wanted, show, drawn }: EarlierProps) {
  const { conversationId, messages, hasOlder } = state;
  const copy = useCopy(chatCopy).log;
  const place = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<"rest" | "loading" | "failed">("rest");
  const first = messages[0]?.id;

  const load = useCallback(
    async (limit?: number) => {
      if (!conversationId || !first) return;
      setAt("loading");
      try {
        dispatch({ name: "older.loaded", conversationId, ...(await read(conversationId, first, limit)) });
        setAt("rest");
      } catch {
        setAt("failed");
      }
    },
    [conversationId, first, dispatch],
  );

  const asked = useRef("");
  const found = useRef("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message is asked for once
  useEffect(() => {
    if (!wanted || found.current === wanted) return;
    const line = document.getElementById(wanted);
    if (line) {
      found.current = wanted;
      line.scrollIntoView({ block: "center" });
      line.focus({ preventScroll: true });
    } else if (messages.some(({ id }) => id === wanted)) {
      drawn.reveal(wanted);
    } else if (asked.current !== wanted) {
      asked.current = wanted;
      show(wanted);
    } else if (hasOlder && at === "rest") void load(FAR);
  }, [wanted, messages, drawn.from, hasOlder, at, load]);

  useEffect(() => {
    if (!hasOlder || at !== "rest" || !place.current) return;
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting) void load();
      },
      // of the box that scrolls: a margin of the window's would end where the box does
      { root: place.current.closest("[role=log]"), rootMargin: "600px 0px 0px" },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [hasOlder, at, load]);

  if (!hasOlder) return null;
  return (
    <div ref={place} className="log-earlier" data-moves="">
      <Button variant="bare" busy={at === "loading"} onClick={() => void load()}>
        {copy.earlier}
      </Button>
    </div>
  );
}

/** @throws Error when it could not be read */
async function read(conversationId: string, before: string, limit?: number) {
  await freshSession().catch(() => false);
  const query = new URLSearchParams({ before, ...(limit && { limit: `${limit}` }) });
  const answer = await fetch(`/chatbot/${conversationId}/messages?${query}`);
  if (!answer.ok) throw new Error(`earlier messages: ${answer.status}`);
  const page = (await answer.json()) as { pathRevision: number; messages: MessageRow[]; whole: boolean };
  return { ...page, messages: messageViews(page.messages, conversationId) };
}
