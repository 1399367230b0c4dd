import type { ReactNode } from "react";
import { dateFormat } from "#app/core/text/date-format.ts";
import { Card } from "#app/ui/layout/card.tsx";
import { useLanguage } from "#app/ui/words/language.tsx";

type SectionProps = { id: string; title: string; text: string; children: ReactNode };

export function GlassSection({ id, title, text, children }: SectionProps) {
  return (
    <Card as="section" className="glass-card" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p className="glass-text">{text}</p>
      {children}
    </Card>
  );
}

export function useMoment(timeZone: string): (time: number) => string {
  const format = dateFormat(useLanguage(), { dateStyle: "long", timeStyle: "short", timeZone });
  return (time) => format.format(time);
}
