import type { ReactNode } from "react";
import { settingsCopy } from "#app/features/settings/model/copy.ts";
import { useCopy } from "#app/ui/words/language.tsx";

type LineProps = { title: ReactNode; text?: ReactNode; open?: string; children: ReactNode };

/** One thing of a section, closed until it is wanted; it opens without script too. */
export function Line({ title, text, open, children }: LineProps) {
  const { change } = useCopy(settingsCopy);
  return (
    <details className="setting-line">
      <summary>
        <span>
          <b>{title}</b>
          {text && <small>{text}</small>}
        </span>
        <span className="setting-open">{open ?? change}</span>
      </summary>
      <div className="setting-inside">{children}</div>
    </details>
  );
}

type SectionProps = { id: string; title: string; text: string; children: ReactNode };

export function Section({ id, title, text, children }: SectionProps) {
  return (
    <section id={id} className="setting-section" aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{text}</p>
      </header>
      <div className="setting-body">{children}</div>
    </section>
  );
}
