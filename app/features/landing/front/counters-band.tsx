import { dateFormat } from "#app/core/text/date-format.ts";
import { landingCopy } from "#app/features/landing/copy.ts";
import type { Counters } from "#app/features/landing/counters.ts";
import { Icon } from "#app/ui/icons/icon.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";

/** L6, G9: what was counted, with its date; until there is something to count, that no number is invented. */
export function CountersBand({ counters }: { counters: Counters | null }) {
  const words = useCopy(landingCopy).counters;
  return (
    <div className="counters">
      <div className="wrap">
        {counters ? (
          <CountedFigures counters={counters} />
        ) : (
          <>
            <Icon name="sprout" />
            <p className="counters-words">
              <b>{words.none.claim}</b> {words.none.text}
            </p>
          </>
        )}
      </div>
    </div>
  );
}

function CountedFigures({ counters: { figures, countedAt } }: { counters: Counters }) {
  const words = useCopy(landingCopy).counters;
  const language = useLanguage();
  const number = new Intl.NumberFormat(language);
  const date = dateFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(countedAt);
  return (
    <>
      <dl>
        {figures.map(({ name, count }) => (
          <div key={name} className="counter">
            <dt>{words.names[name]}</dt>
            <dd>{number.format(count)}</dd>
          </div>
        ))}
      </dl>
      <p className="counters-words">{words.countedOn(date)}</p>
    </>
  );
}
