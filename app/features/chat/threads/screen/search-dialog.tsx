import { useNavigate } from "@remix-run/react";
import { type ChangeEvent, type FormEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { dateFormat } from "#app/core/text/date-format.ts";
import { threadCopy } from "#app/features/chat/threads/copy.ts";
import type { Hit, Piece } from "#app/features/chat/threads/search-words.ts";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { sendThreadForm, showFault } from "./thread-request.tsx";

/** The words rest for this long before they are looked for, ms. */
const REST_MS = 180;

type SearchDialogProps = {
  timeZone: string;
  onClose: () => void;
  /** A hit is followed: it will have the focus. */
  onFollow: () => void;
};

/** C12: search in titles and messages. Escape returns to where the reader was. */
export function SearchDialog({ timeZone, onClose, onFollow }: SearchDialogProps) {
  const copy = useCopy(threadCopy).search;
  const language = useLanguage();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState("");
  const [found, setFound] = useState<{ words: string; hits: Hit[] } | null>(null);
  useEffect(() => field.current?.focus(), []);

  useEffect(() => {
    if (!words.trim()) return setFound(null);
    let off = false;
    const timer = setTimeout(async () => {
      const reply = await sendThreadForm({ intent: "search", words });
      if (off) return;
      if (reply.ok && "hits" in reply) setFound({ words, hits: reply.hits });
      else if (!reply.ok) showFault("conversations.load", language, reply.refusal);
    }, REST_MS);
    return () => {
      off = true;
      clearTimeout(timer);
    };
  }, [words, language]);

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { pathname, hash } = event.currentTarget;
    onFollow();
    navigate(pathname + hash);
  };
  const first = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.parentElement?.querySelector<HTMLElement>(".hits a")?.focus();
  };
  const day = dateFormat(language, { dateStyle: "medium", timeZone });
  const said = !words.trim()
    ? copy.hint
    : found
      ? found.hits.length > 0
        ? copy.found(found.hits.length)
        : copy.none
      : copy.searching;
  return (
    <Dialog open onClose={onClose} title={copy.title} className="search">
      {/* biome-ignore lint/a11y/useSemanticElements: React 18 does not know <search> */}
      <form method="post" onSubmit={first} role="search">
        <input
          ref={field}
          className="input"
          type="search"
          aria-label={copy.label}
          maxLength={1000}
          dir="auto"
          autoComplete="off"
          value={words}
          onKeyDown={(event) => {
            // the first Escape leaves; a browser would only empty the field
            if (event.key !== "Escape") return;
            event.preventDefault();
            onClose();
          }}
          onChange={(event: ChangeEvent<HTMLInputElement>) => setWords(event.target.value)}
        />
      </form>
      <p role="status" className="search-said">
        {said}
      </p>
      {found && (
        <ol className="hits">
          {found.hits.map(({ conversation, message, title }) => (
            <li key={message?.id ?? conversation.id}>
              <a href={`/chatbot/${conversation.id}${message ? `#${message.id}` : ""}`} onClick={follow}>
                <b dir="auto">
                  <Marked pieces={title} />
                </b>
                {message && (
                  <span dir="auto">
                    <Marked pieces={message.snippet} />
                  </span>
                )}
                <small>
                  {message && `${message.role === "user" ? copy.you : copy.companion}, `}
                  {day.format(message?.createdAt ?? conversation.lastMessageAt)}
                </small>
              </a>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}

/** What was looked for is marked; text is only ever text. */
const Marked = ({ pieces }: { pieces: readonly Piece[] }) => (
  <>
    {pieces.map(({ text, hit }, index) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces stand where they stand
      hit ? <mark key={index}>{text}</mark> : text,
    )}
  </>
);
