import { useRef, useState } from "react";
import { memoryCopy } from "#app/features/memory/copy.ts";
import { gapsOf } from "#app/features/memory/model/text.ts";
import { useHydrated } from "#app/ui/controls/use-hydrated.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import { CardVerse } from "./card-verse.tsx";
import { ExerciseForm, type ExerciseProps, useClock } from "./exercise-form.tsx";

/** Some words are missing, each a field in its place. */
export function Gaps({ card, words, seed, userId, formId, onDone }: ExerciseProps) {
  const copy = useCopy(memoryCopy);
  const hydrated = useHydrated();
  const clock = useClock();
  const gaps = gapsOf(words, seed);
  const [answer, setAnswer] = useState<readonly string[]>(() => gaps.map(() => ""));
  const [hinted, setHinted] = useState<readonly number[]>([]);
  const [pasted, setPasted] = useState(false);
  const focused = useRef(0);
  const fields = useRef<(HTMLInputElement | null)[]>([]);

  const fill = (gap: number, text: string) => setAnswer(answer.map((one, at) => (at === gap ? text : one)));
  /** Of the gap that one is at, or the first that is empty. */
  const hint = () => {
    const open = (gap: number) => !answer[gap] && !hinted.includes(gap);
    const gap = open(focused.current) ? focused.current : gaps.findIndex((_, at) => open(at));
    const word = words[gaps[gap] ?? -1]?.word;
    if (!word) return;
    setHinted([...hinted, gap]);
    fill(gap, word.slice(0, 1));
    fields.current[gap]?.focus();
  };
  return (
    <ExerciseForm
      card={card}
      userId={userId}
      formId={formId}
      exercise="gaps"
      onCheck={() => onDone({ answer: [...answer], hints: hinted.length, ms: clock(), pasted })}
      hint={hydrated ? { label: copy.gaps.hint, onPress: hint } : null}
    >
      <CardVerse card={card}>
        <p>
          {words.map(({ before, word, after }, place) => {
            const gap = gaps.indexOf(place);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place
              <span key={place}>
                {before}
                {gap < 0 ? (
                  word
                ) : (
                  <input
                    ref={(field) => {
                      fields.current[gap] = field;
                    }}
                    className="memory-gap-field"
                    name="answer"
                    aria-label={copy.gaps.label(gap + 1, gaps.length)}
                    size={Math.max(4, word.length)}
                    maxLength={60}
                    value={answer[gap] ?? ""}
                    onChange={({ target }) => fill(gap, target.value)}
                    onFocus={() => {
                      focused.current = gap;
                    }}
                    onPaste={() => setPasted(true)}
                    autoComplete="off"
                    autoCapitalize="off"
                    autoCorrect="off"
                    spellCheck={false}
                  />
                )}
                {`${after} `}
              </span>
            );
          })}
        </p>
      </CardVerse>
    </ExerciseForm>
  );
}
