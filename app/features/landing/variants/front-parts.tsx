import { dateFormat } from "#app/core/text/date-format.ts";
import "./front.css";
import { landingCopy } from "#app/features/landing/copy.ts";
import type { Front } from "#app/features/landing/front.ts";
import { Drawing, type DrawingName } from "#app/ui/art/drawing.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { Badge } from "#app/ui/layout/badge.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";

/** The three of L7 and of L8, each with the object that stands for it in every design. */
export const STEPS = [
  { key: "testimonies", drawing: "letter", wall: "honey" },
  { key: "prayers", drawing: "candle", wall: "plum" },
  { key: "support", drawing: "chat", wall: "leaf" },
] as const;

export const GAMES = [
  { key: "trivia", drawing: "games", wall: "clay" },
  { key: "verses", drawing: "scroll", wall: "sky" },
  { key: "streaks", drawing: "clock", wall: "honey" },
] as const;

/** L10: what people say, by kind. */
export const SAMPLES = [
  { key: "testimony", drawing: "letter" },
  { key: "prayer", drawing: "candle" },
] as const satisfies readonly { key: string; drawing: DrawingName }[];

/** L6, G9: true figures with their date, or the promise that none are invented. */
export function Figures({ front, className }: { front: Front; className: string }) {
  const words = useCopy(landingCopy).counters;
  const language = useLanguage();
  const { counters } = front;
  if (!counters) {
    return (
      <p className={className}>
        <Icon name="sprout" className="text-plum" />
        <span>
          <b>{words.none.claim}</b> {words.none.text}
        </span>
      </p>
    );
  }
  const number = new Intl.NumberFormat(language);
  return (
    <section className={className} aria-label={words.title}>
      <Icon name="sprout" className="text-plum" />
      <dl className="figures">
        {counters.figures.map(({ name, count }) => (
          <div key={name}>
            <dt>{words.names[name]}</dt>
            <dd>{number.format(count)}</dd>
          </div>
        ))}
      </dl>
      <small>
        {words.countedOn(
          dateFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(counters.countedAt),
        )}
      </small>
    </section>
  );
}

/** The line under a sample: what it is, whose, and that it is one (L10). */
export function SampleBy({ sample }: { sample: (typeof SAMPLES)[number] }) {
  const words = useCopy(landingCopy).samples;
  const { kind, from } = words[sample.key];
  return (
    <>
      <Drawing name={sample.drawing} size={40} later />
      <span className="flex-1">
        <b>{kind}</b> · {from}
      </span>
      <Badge>{words.badge}</Badge>
    </>
  );
}
