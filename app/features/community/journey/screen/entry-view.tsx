import { Link } from "@remix-run/react";
import { useState } from "react";
import { requestPath } from "#app/features/community/paths.ts";
import { journeyCopy } from "#app/features/journey/copy.ts";
import { type EntryLine, isOwn, type Kind } from "#app/features/journey/model/entry.ts";
import { Icon } from "#app/ui/icons/icon.tsx";
import type { IconName } from "#app/ui/icons/icons.ts";
import { Menu, type MenuItem } from "#app/ui/overlays/menu.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { dayInWords } from "./day-in-words.ts";
import { useJourney } from "./use-journey.tsx";
import { WriteForm } from "./write-form.tsx";

const icons: Record<Kind, IconName> = {
  asked: "heart-handshake",
  update: "message-circle",
  answered: "check",
  changed: "rotate-cw",
  let_go: "sprout",
  testimony: "scroll-text",
  note: "square-pen",
};

type EntryProps = { entry: EntryLine; prayedBy: number; today: string; userId: string; formId: string };

/** One entry on the line of time. */
export function EntryView({ entry, prayedBy, today, userId, formId }: EntryProps) {
  const copy = useCopy(journeyCopy);
  const language = useLanguage();
  const [isEdited, setEdited] = useState(false);
  const act = useJourney(userId);
  const { id, thread, kind, day, title, body, reference, reminds } = entry;
  if (act.fetcher.formData?.get("intent") === "delete") return null;
  const send = (intent: string) => () => act.send({ intent, id });
  const comesBack = kind === "answered" || kind === "testimony" || kind === "note";
  const items: MenuItem[] = [
    ...(isOwn(entry)
      ? [{ label: copy.write.edit, icon: "square-pen" as const, onSelect: () => setEdited(true) }]
      : []),
    ...(comesBack
      ? [
          {
            label: reminds ? copy.entry.quiet : copy.entry.remind,
            icon: "bell" as const,
            onSelect: send(reminds ? "quiet" : "remind"),
          },
        ]
      : []),
    { label: copy.entry.delete, icon: "trash-2", tone: "danger", apart: true, onSelect: send("delete") },
  ];
  return (
    <li className={`journey-entry journey-${kind}`} id={`entry-${id}`}>
      <span className="journey-dot" aria-hidden="true">
        <Icon name={icons[kind]} size="small" />
      </span>
      <article>
        <header className="journey-head">
          <div>
            <b>{copy.kinds[kind]}</b>
            <small>
              <time dateTime={day}>{dayInWords(day, language)}</time>
              {kind === "asked" && prayedBy > 0 && `. ${copy.prayedBy(prayedBy)}`}
              {comesBack && !reminds && `. ${copy.entry.isQuiet}`}
            </small>
          </div>
          <Menu label={copy.entry.menu} iconOnly items={items} />
        </header>
        {isEdited ? (
          <WriteForm
            userId={userId}
            formId={formId}
            today={today}
            entry={entry}
            onClose={() => setEdited(false)}
          />
        ) : (
          <>
            {title && (
              <h3 dir="auto">{kind === "asked" ? <Link to={requestPath(thread)}>{title}</Link> : title}</h3>
            )}
            {body && (
              <p className="request-body" dir="auto">
                {body}
              </p>
            )}
            {reference && (
              <Link className="verse-ref" to={`/bible-study/search?q=${encodeURIComponent(reference)}`}>
                {reference}
              </Link>
            )}
          </>
        )}
      </article>
    </li>
  );
}
