import type { ContentValues } from "#app/core/content/held-content.ts";
import { LANGUAGES, type Language } from "#app/core/language.ts";
import { fieldsCopy } from "#app/features/content/copy-fields.ts";
import type { KindId } from "#app/features/content/kinds.ts";
import { contentKind } from "#app/features/content/kinds.ts";
import type { Field } from "#app/features/content/model/field.ts";
import { entriesOf } from "#app/features/content/model/typed.ts";
import type { Finding, ShownPassages } from "#app/features/content/scripture/finding.ts";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { contentCopy } from "./copy-content.ts";

type PreviewProps = { kind: KindId; values: ContentValues; passages: ShownPassages };

/** An item as it will be read, in both languages side by side: its passage in the shipped words first. */
export function Preview({ kind, values, passages }: PreviewProps) {
  const copy = useCopy(contentCopy);
  const { languages } = useCopy(fieldsCopy);
  const { fields } = contentKind(kind);
  return (
    <section aria-labelledby="preview-title" className="admin-list">
      <h2 id="preview-title">{copy.preview.title}</h2>
      <div className="content-row">
        {LANGUAGES.map((language) => (
          <Card key={language} as="article" className="content-preview" aria-label={languages[language]}>
            <p className="admin-meta">{languages[language]}</p>
            <div lang={language}>
              {fields.map((field) => (
                <Part
                  key={field.name}
                  field={field}
                  language={language}
                  values={values}
                  passages={passages}
                />
              ))}
            </div>
          </Card>
        ))}
      </div>
    </section>
  );
}

type PartProps = Omit<PreviewProps, "kind"> & { field: Field; language: Language };

function Part({ field, language, values, passages }: PartProps) {
  const { labels } = fieldsCopy[language];
  const text = String(values[field.name] ?? "");
  if (field.kind === "reference") {
    const shown = passages[field.name]?.[language];
    if (!shown) return null;
    return (
      <blockquote>
        <p>{shown.text}</p>
        <cite>{shown.reference}</cite>
      </blockquote>
    );
  }
  if (field.language !== language || text === "") return null;
  if (field.label === "title" || field.label === "name") return <h3>{text}</h3>;
  return (
    <>
      {field.label !== "text" && field.label !== "teaching" && <h4>{labels[field.label]}</h4>}
      {field.kind === "lines" ? (
        <ul>
          {entriesOf(text).map((entry) => (
            <li key={entry}>{entry}</li>
          ))}
        </ul>
      ) : (
        text.split(/\n{2,}/).map((paragraph) => <p key={paragraph}>{paragraph}</p>)
      )}
    </>
  );
}

/** What the check found, with the right words beside it. */
export function Findings({ kind, findings }: { kind: KindId; findings: readonly Finding[] | null }) {
  const { scripture } = useCopy(contentCopy);
  const copy = useCopy(fieldsCopy);
  const { fields } = contentKind(kind);
  const nameOf = (name: string): string => {
    const field = fields.find((one) => one.name === name);
    if (!field) return name;
    return field.language
      ? `${copy.labels[field.label]} (${copy.languages[field.language]})`
      : copy.labels[field.label];
  };
  return (
    <section aria-labelledby="check-title" className="admin-list">
      <h2 id="check-title">{scripture.title}</h2>
      <div aria-live="polite">
        {findings === null && <p className="admin-text">{scripture.notChecked}</p>}
        {findings?.length === 0 && <p>{scripture.none}</p>}
        {findings !== null && findings.length > 0 && (
          <ul className="admin-list">
            {findings.map(({ field, why, written, right }) => (
              <Card as="li" key={`${field} ${written}`} className="admin-item" tone="amber">
                <p>
                  <b>{nameOf(field)}</b>: {copy.findings[why]}
                </p>
                <blockquote className="content-written">{written}</blockquote>
                {right.length > 0 && <p className="admin-meta">{scripture.right}</p>}
                {right.map(({ reference, text }) => (
                  <blockquote key={reference}>
                    <p>{text}</p>
                    <cite>{reference}</cite>
                  </blockquote>
                ))}
              </Card>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
