import { useEffect, useId, useState } from "react";
import { searchPath } from "#app/features/bible-search/model/query.ts";
import { readDraft, saveDraft } from "#app/features/chat/state/use-draft.tsx";
import { startAskDraft } from "#app/features/community/requests/ask-draft.tsx";
import { useRoomOpen } from "#app/features/rooms/use-room-open.tsx";
import { SHARE_PATH, sharedIn } from "#app/native/shell/shared-words.ts";
import { pageUser } from "#app/request/page-user.ts";
import { Drawing } from "#app/ui/art/drawing.tsx";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { EmptyState, Page } from "#app/ui/layout/page.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { shareTargetCopy } from "./copy.ts";

/** Of this tab alone: whoever has to sign in first finds the words again. */
const KEY = "shared-words";
/** A search is a few words. */
const MAX_SEARCHED = 120;

/** Words from another app, and where they can go. They are in the fields there, and nothing is sent. */
export function SharePage() {
  const copy = useCopy(shareTargetCopy);
  const id = useId();
  const isOpen = useRoomOpen()("community");
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => {
    const take = () => {
      const shared = sharedIn(location.hash) || (sessionStorage.getItem(KEY) ?? "");
      if (shared) sessionStorage.setItem(KEY, shared);
      // the address is not kept in the history with words in it
      if (location.hash) history.replaceState(history.state, "", SHARE_PATH);
      setWords(shared);
    };
    take();
    // shared while this page is open
    window.addEventListener("hashchange", take);
    return () => window.removeEventListener("hashchange", take);
  }, []);
  const change = (text: string) => {
    setWords(text);
    sessionStorage.setItem(KEY, text);
  };
  const leave = (path: string) => {
    sessionStorage.removeItem(KEY);
    location.assign(path);
  };
  const userId = pageUser();
  const text = words?.trim() ?? "";
  const toCompanion = () => {
    // what was being written stays before it
    if (userId) saveDraft(userId, null, [readDraft(userId, "new"), text].filter(Boolean).join("\n\n"));
    leave("/chatbot");
  };
  const toPrayer = () => {
    startAskDraft(text);
    leave("/community/new");
  };
  const query = { text: text.slice(0, MAX_SEARCHED), scope: "all", translation: null, after: null } as const;
  return (
    <Page>
      <div className="grid max-w-2xl gap-4">
        <h1>{copy.title}</h1>
        <noscript>
          <p>{copy.noScript}</p>
        </noscript>
        {words === "" && (
          <Card>
            <EmptyState
              title={copy.none.title}
              text={copy.none.text}
              picture={<Drawing name="candle" size={96} />}
              action={<ButtonLink to={userId ? "/welcome" : "/"}>{copy.none.action}</ButtonLink>}
            />
          </Card>
        )}
        {words && (
          <>
            <p>{copy.text}</p>
            <label htmlFor={id}>{copy.field}</label>
            <textarea
              id={id}
              className="input"
              dir="auto"
              rows={6}
              value={words}
              onChange={(event) => change(event.currentTarget.value)}
            />
            {userId ? (
              <div className="flex flex-wrap gap-3">
                <Button icon="message-circle" disabled={!text} onClick={toCompanion}>
                  {copy.to.companion}
                </Button>
                {isOpen && (
                  <Button variant="quiet" icon="heart-handshake" disabled={!text} onClick={toPrayer}>
                    {copy.to.prayer}
                  </Button>
                )}
                <Button
                  variant="quiet"
                  icon="search"
                  disabled={!text}
                  onClick={() => leave(searchPath(query))}
                >
                  {copy.to.search}
                </Button>
              </div>
            ) : (
              <ButtonLink to={`/auth?mode=login&return_to=${encodeURIComponent(SHARE_PATH)}`}>
                {copy.signIn}
              </ButtonLink>
            )}
            <p className="hint">{copy.before}</p>
          </>
        )}
      </div>
    </Page>
  );
}
