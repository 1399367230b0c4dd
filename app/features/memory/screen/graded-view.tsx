import { memoryCopy } from "#app/features/memory/copy.ts";
import type { Outcome } from "#app/features/memory/model/grade.ts";
import type { ReviewGrade } from "#app/features/memory/model/schedule.ts";
import { printedWords } from "#app/features/memory/model/text.ts";
import { sayWhen } from "#app/features/memory/model/when.ts";
import type { Result } from "#app/features/memory/state/use-session.tsx";
import { Coin } from "#app/features/wallet/coin.tsx";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { CardVerse } from "./card-verse.tsx";
import { learnCopy } from "./copy-learn.ts";

const GRADES = [1, 2, 3, 4] as const satisfies readonly ReviewGrade[];

/** What came of a review: the verse with each word as it came out, the grade, and what each grade would have been. */
export function GradedView({ result, zone, now }: { result: Result; zone: string; now: number }) {
  const copy = useCopy(memoryCopy);
  const { refusals } = useCopy(learnCopy);
  const language = useLanguage();
  const { card, review, sent, refusal } = result;
  const words = printedWords(card.text);
  const when = (due: number) => sayWhen(copy.when, { language, zone, now }, due);
  return (
    <div className="memory-graded">
      <CardVerse card={card}>
        <p>
          {words.map(({ before, word, after }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place
            <span key={place}>
              {before}
              <Word word={word} outcome={review.words[place]} />
              {`${after} `}
            </span>
          ))}
        </p>
      </CardVerse>
      <ol className="memory-grades">
        {GRADES.map((grade) => (
          <li key={grade} data-grade={grade} aria-current={grade === review.grade ? "true" : undefined}>
            <b>{copy.grades[grade]}</b>
            <span>{copy.rules[grade]}</span>
            <span>{copy.back(when(grade === review.grade ? review.due : review.dues[grade]))}</span>
          </li>
        ))}
      </ol>
      <p className="memory-brought">
        {review.coins > 0 && (
          <>
            <b className="coin">
              <Coin /> {copy.coins(review.coins)}
            </b>
            <span>{copy.petGain}</span>
          </>
        )}
        <span>{copy.marked}</span>
      </p>
      <p className="memory-unsent" role="status">
        {!sent && !refusal && copy.unsent}
      </p>
      <FieldError id="memory-refusal">{refusal && refusals[refusal]}</FieldError>
    </div>
  );
}

/** In words too, not by its color alone. */
function Word({ word, outcome }: { word: string; outcome: Outcome | undefined }) {
  const copy = useCopy(memoryCopy);
  if (!outcome || outcome.state === "right") return word;
  if (outcome.state === "missing")
    return (
      <span className="memory-missing">
        {word}
        <span className="sr-only">{copy.left}</span>
      </span>
    );
  return (
    <span className="memory-wrong">
      {word}
      <small>{outcome.typed && copy.instead(outcome.typed)}</small>
    </span>
  );
}
