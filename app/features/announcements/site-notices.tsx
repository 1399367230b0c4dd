import { type FormEvent, useState } from "react";
import { dateFormat } from "#app/core/text/date-format.ts";
import { Icon } from "#app/ui/icons/icon.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { type Announcement, announcementsFor, type Reader } from "./announcement.ts";
import { announcementCopy } from "./copy.ts";
import { useNotices } from "./notices-context.tsx";
import "./announcements.css";

export const DISMISS_PATH = "/announcements/dismissed";

/** Announcements for whoever reads, and Terms that change; nothing at all where there are none. */
export function SiteNotices({ reader }: { reader: Reader }) {
  const { announcements, termsComing } = useNotices();
  const copy = useCopy(announcementCopy);
  const day = dateFormat(useLanguage(), { dateStyle: "long", timeZone: "UTC" });
  const [gone, setGone] = useState<readonly string[]>([]);
  const shown = announcementsFor(announcements, reader).filter(({ id }) => !gone.includes(id));
  const terms = reader.signedIn ? termsComing : null;
  if (shown.length === 0 && !terms) return null;
  return (
    <aside className="site-notices" aria-label={copy.label}>
      {terms && (
        <p>
          <span>
            {copy.terms(day.format(terms.countsFrom))} <a href="/terms/accept">{copy.read}</a>
          </span>
        </p>
      )}
      {shown.map((announcement) => (
        <DismissForm
          key={announcement.id}
          announcement={announcement}
          onDismiss={() => setGone([...gone, announcement.id])}
        />
      ))}
    </aside>
  );
}

type DismissProps = { announcement: Announcement; onDismiss: () => void };

/** A plain form, so that it works without script and on static pages. */
function DismissForm({ announcement: { id, text }, onDismiss }: DismissProps) {
  const { dismiss } = useCopy(announcementCopy);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = new FormData(event.currentTarget);
    onDismiss();
    void fetch(DISMISS_PATH, { method: "POST", body, headers: { accept: "application/json" } }).catch(
      () => undefined,
    );
  };
  return (
    <form method="post" action={DISMISS_PATH} onSubmit={submit}>
      <span>{text}</span>
      <input type="hidden" name="id" value={id} />
      <button type="submit" className="btn btn-bare btn-icon" aria-label={`${dismiss}: ${text}`}>
        <Icon name="x" />
      </button>
    </form>
  );
}
