import { textsCopy } from "#app/features/bible/texts/copy-texts.ts";
import type { Doubt, TextNotes } from "#app/features/bible/texts/corrections.ts";
import {
  type Correction,
  groundIn,
  languageOfText,
  placeName,
  placePath,
} from "#app/features/bible/texts/corrections.ts";
import { EDITIONS } from "#app/features/bible/texts/editions.ts";
import { TRANSLATIONS, type Translation } from "#app/features/bible/translations.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import "./texts.css";

/** `/bible/texts`: each edition with its source, license and checksum, every correction, and what is doubtful. */
export function TextsPage({ notes }: { notes: readonly TextNotes[] }) {
  const copy = useCopy(textsCopy);
  return (
    <Page>
      <div className="texts">
        <h1>{copy.title}</h1>
        <p className="texts-lead">{copy.lead}</p>
        {notes.map((each) => (
          <EditionSection key={each.translation} notes={each} />
        ))}
        <section>
          <h2>{copy.report}</h2>
          <p>{copy.reportText}</p>
        </section>
        <section>
          <h2>{copy.creditsTitle}</h2>
          <ul>
            {copy.credits.map((credit) => (
              <li key={credit}>{credit}</li>
            ))}
          </ul>
        </section>
      </div>
    </Page>
  );
}

function EditionSection({ notes: { translation, corrections, doubts } }: { notes: TextNotes }) {
  const copy = useCopy(textsCopy);
  const { name, language } = TRANSLATIONS[translation];
  const text = copy.editions[translation];
  return (
    <section id={translation.toLowerCase()}>
      <h2 lang={language}>{name}</h2>
      <p>{text.about}</p>
      <Facts translation={translation} />
      {corrections.length === 0 ? (
        <p>{copy.noCorrections}</p>
      ) : (
        <details>
          <summary>{copy.corrections(corrections.length)}</summary>
          <Corrections translation={translation} rows={corrections} />
        </details>
      )}
      {doubts.length > 0 && (
        <details>
          <summary>{copy.doubts(doubts.length)}</summary>
          <p>{copy.doubtsLead}</p>
          <Doubts translation={translation} rows={doubts} />
        </details>
      )}
    </section>
  );
}

function Facts({ translation }: { translation: Translation }) {
  const { facts, editions, debian } = useCopy(textsCopy);
  const { sha256, verses, words, source } = EDITIONS[translation];
  const number = new Intl.NumberFormat(useLanguage());
  const { license, checked } = editions[translation];
  return (
    <dl>
      <dt>{facts.license}</dt>
      <dd>{license}</dd>
      <dt>{facts.source}</dt>
      <dd>{debian(source)}</dd>
      <dt>{facts.verses}</dt>
      <dd>{number.format(verses)}</dd>
      <dt>{facts.words}</dt>
      <dd>{number.format(words)}</dd>
      <dt>{facts.checked}</dt>
      <dd>{checked}</dd>
      <dt>{facts.checksum}</dt>
      <dd>
        <code>{sha256}</code>
      </dd>
    </dl>
  );
}

/** A reason, marked as English where it is not in the reader's language. */
function Why({ kind, ground }: { kind: string; ground: string }) {
  const { kinds } = useCopy(textsCopy);
  const spoken = useLanguage();
  const { text, language } = groundIn(spoken, ground);
  return (
    <>
      {kinds[kind] ?? kind}: <span lang={language === spoken ? undefined : language}>{text}</span>
    </>
  );
}

function Corrections({ translation, rows }: { translation: Translation; rows: readonly Correction[] }) {
  const { columns, moved } = useCopy(textsCopy);
  const language = languageOfText(translation);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{columns.verse}</th>
          <th scope="col">{columns.was}</th>
          <th scope="col">{columns.now}</th>
          <th scope="col">{columns.why}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ verseId, was, now, kind, ground }) => (
          <tr key={`${verseId} ${was}`}>
            <th scope="row">
              <Place translation={translation} verseId={verseId} />
            </th>
            {kind === "verse" ? (
              <td colSpan={2}>{moved}</td>
            ) : (
              <>
                <td data-column={columns.was} lang={language}>
                  <del>{was}</del>
                </td>
                <td data-column={columns.now} lang={language}>
                  <ins>{now}</ins>
                </td>
              </>
            )}
            <td>
              <Why kind={kind} ground={ground} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Doubts({ translation, rows }: { translation: Translation; rows: readonly Doubt[] }) {
  const { columns } = useCopy(textsCopy);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{columns.verse}</th>
          <th scope="col">{columns.stands}</th>
          <th scope="col">{columns.why}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ verseId, kind, stands, reason }) => (
          <tr key={`${verseId} ${stands}`}>
            <th scope="row">
              <Place translation={translation} verseId={verseId} />
            </th>
            <td lang={languageOfText(translation)}>{stands}</td>
            <td>
              <Why kind={kind} ground={reason} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Place({ translation, verseId }: { translation: Translation; verseId: number }) {
  return (
    <a href={placePath({ translation, verseId })} lang={languageOfText(translation)}>
      {placeName({ translation, verseId })}
    </a>
  );
}
