import { type ReactNode, useState } from "react";
import { formatReference, referenceOfIds } from "#app/features/bible/reference.ts";
import { TRANSLATIONS, type Translation } from "#app/features/bible/translations.ts";
import { keptPath, OFFLINE_PATH } from "#app/features/bible-offline/model/offline-path.ts";
import { offlineAppCopy } from "#app/features/offline/copy.ts";
import type { CopiedConversation, CopiedNote, Copies } from "#app/features/offline/model/copies.ts";
import { readKeptNotes } from "#app/features/offline/state/copy-store.tsx";
import { KeptCare } from "#app/features/pet/kept/kept-care.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import type { IconName } from "#app/ui/icons/icons.ts";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import type { Device } from "./use-device.tsx";

const MAX_NOTES_SHOWN = 200;

/** Each room that opens without a network, with what of it is here. */
export function ThingsToDo({ device }: { device: Device }) {
  const { can: words } = useCopy(offlineAppCopy);
  const { copies, translations, wordBooks, due, userId } = device;
  const kept: Partial<Copies> = copies?.copies ?? {};
  const names = translations.map((name) => TRANSLATIONS[name as Translation].name).join(", ");
  const talks = kept.conversations ?? [];
  const prayers = kept.prayers ?? [];
  const notes = copies?.notes ?? 0;
  return (
    <section className="device-part" aria-labelledby="can-title">
      <h2 id="can-title">{words.title}</h2>
      {!copies && <p className="device-none">{words.none}</p>}
      <div className="device-things">
        <Thing icon="book-open" title={words.bible} text={names ? words.bibleText(names) : words.bibleNone}>
          {wordBooks > 0 && <p>{words.wordStudy(wordBooks)}</p>}
          <a className="btn btn-quiet" href={OFFLINE_PATH}>
            {words.bibleOpen}
          </a>
        </Thing>
        {(kept.deck?.length ?? 0) > 0 && (
          <Thing icon="sprout" title={words.memory} text={words.memoryText(due, kept.deck?.length ?? 0)}>
            {due > 0 && (
              <a className="btn btn-quiet" href="/memory-verses/offline">
                {words.memoryOpen}
              </a>
            )}
          </Thing>
        )}
        {kept.plan && (
          <Thing icon="calendar" title={words.plan} text={`${kept.plan.title}: ${kept.plan.heading}`}>
            {kept.plan.passages.length === 0 && <p>{words.planNone}</p>}
            <ul className="device-readings">
              {kept.plan.passages.map(({ name, path, read }) => (
                <li key={path} className="device-reading">
                  <a href={keptPath(path)}>{name}</a>
                  {read && (
                    <small className="device-sign">
                      <Icon name="check" size="small" />
                      {words.read}
                    </small>
                  )}
                </li>
              ))}
            </ul>
          </Thing>
        )}
        {prayers.length > 0 && (
          <Opened icon="heart-handshake" title={words.prayers} text={words.prayersText(prayers.length)}>
            <ul className="device-words">
              {prayers.map(({ id, body, person }) => (
                <li key={id} dir="auto">
                  {person && <b>{words.forWhom(person)} </b>}
                  {body}
                </li>
              ))}
            </ul>
          </Opened>
        )}
        {(notes > 0 || (kept.marks ?? 0) > 0) && <NotesHere count={notes} marks={kept.marks ?? 0} />}
        {talks.length > 0 && (
          <Opened icon="message-circle" title={words.talks} text={words.talksText(talks.length)}>
            {talks.map((talk) => (
              <Talk key={talk.id} talk={talk} />
            ))}
          </Opened>
        )}
        {kept.pet && (
          <Thing icon="paw-print" title={words.pet} text={words.petText(kept.pet.name)}>
            {userId && <KeptCare pet={kept.pet} userId={userId} stats={words.stats} />}
          </Thing>
        )}
      </div>
    </section>
  );
}

type ThingProps = { icon: IconName; title: string; text: string; children?: ReactNode };

const Thing = ({ icon, title, text, children }: ThingProps) => (
  <article className="device-thing">
    <h3>
      <Icon name={icon} />
      {title}
    </h3>
    <p>{text}</p>
    {children}
  </article>
);

/** The same, closed until it is wanted. */
function Opened({ icon, title, text, children, onOpen }: ThingProps & { onOpen?: () => void }) {
  return (
    <details className="device-thing" onToggle={(event) => event.currentTarget.open && onOpen?.()}>
      <summary className="device-opens">
        <h3>
          <Icon name={icon} />
          {title}
          <Icon name="chevron-down" className="device-chevron" />
        </h3>
        <span>{text}</span>
      </summary>
      {children}
    </details>
  );
}

/** Read when they are opened: there may be ten thousand. */
function NotesHere({ count, marks }: { count: number; marks: number }) {
  const { can: words } = useCopy(offlineAppCopy);
  const language = useLanguage();
  const [notes, setNotes] = useState<CopiedNote[] | null>(null);
  const read = () => {
    if (!notes) void readKeptNotes(MAX_NOTES_SHOWN).then(setNotes);
  };
  return (
    <Opened icon="notebook-pen" title={words.notes} text={words.notesText(count, marks)} onOpen={read}>
      <ul className="device-words">
        {notes?.map(({ id, first, last, body }) => (
          <li key={id} dir="auto">
            <b>{formatReference(referenceOfIds(first, last), language)}</b> {body}
          </li>
        ))}
      </ul>
      {count > MAX_NOTES_SHOWN && <p>{words.notesMore(MAX_NOTES_SHOWN, count)}</p>}
    </Opened>
  );
}

function Talk({ talk: { title, messages } }: { talk: CopiedConversation }) {
  const { can: words } = useCopy(offlineAppCopy);
  return (
    <details className="device-talk">
      <summary className="device-talk-title">
        <Icon name="chevron-right" />
        <span dir="auto">{title}</span>
      </summary>
      <ol className="device-words">
        {messages.map(({ role, text, at }) => (
          <li key={`${at}${role}`} dir="auto" data-role={role}>
            <b>{role === "user" ? words.you : words.companion}</b>
            {text}
          </li>
        ))}
      </ol>
    </details>
  );
}
