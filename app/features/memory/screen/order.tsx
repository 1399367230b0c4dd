import { useState } from "react";
import { memoryCopy } from "#app/features/memory/copy.ts";
import { laidOut, phrasesOf } from "#app/features/memory/model/text.ts";
import { cardPath } from "#app/features/memory/paths.ts";
import { useHydrated } from "#app/ui/controls/use-hydrated.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import { CardVerse } from "./card-verse.tsx";
import { ExerciseForm, type ExerciseProps, useClock } from "./exercise-form.tsx";

/** Phrases that are pressed one after the other. */
export function Order({ card, words, seed, userId, formId, onDone }: ExerciseProps) {
  const copy = useCopy(memoryCopy);
  const hydrated = useHydrated();
  const clock = useClock();
  const [placed, setPlaced] = useState<readonly number[]>([]);
  const [hints, setHints] = useState(0);
  const phrases = phrasesOf(words);
  const order = laidOut(phrases, seed);
  const shown = (place: number): string => phrases[order[place] ?? -1] ?? "";
  const left = order.map((_, place) => place).filter((place) => !placed.includes(place));
  const hint = () => {
    const next = left.find((place) => shown(place) === phrases[placed.length]);
    if (next === undefined) return;
    setHints(hints + 1);
    setPlaced([...placed, next]);
  };
  if (!hydrated)
    return (
      <noscript>
        <p>
          {copy.order.noScript} <a href={cardPath(card.key, "typing")}>{copy.order.toTyping}</a>
        </p>
      </noscript>
    );
  return (
    <ExerciseForm
      card={card}
      userId={userId}
      formId={formId}
      exercise="order"
      onCheck={() => onDone({ answer: placed.map(String), hints, ms: clock(), pasted: false })}
      hint={{ label: copy.order.hint, onPress: hint }}
    >
      <CardVerse card={card}>
        <ol className="memory-phrases memory-placed" aria-label={copy.order.placed}>
          {placed.map((place) => (
            <li key={place}>
              <button type="button" onClick={() => setPlaced(placed.filter((one) => one !== place))}>
                {shown(place)}
              </button>
            </li>
          ))}
          {placed.length === 0 && <li className="memory-none">{copy.order.text}</li>}
        </ol>
      </CardVerse>
      <ul className="memory-phrases" aria-label={copy.order.left} lang={card.lang}>
        {left.map((place) => (
          <li key={place}>
            <button type="button" onClick={() => setPlaced([...placed, place])}>
              {shown(place)}
            </button>
          </li>
        ))}
      </ul>
    </ExerciseForm>
  );
}
