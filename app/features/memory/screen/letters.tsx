import { useState } from "react";
import { memoryCopy } from "#app/features/memory/copy.ts";
import type { Printed } from "#app/features/memory/model/text.ts";
import { comparedWords } from "#app/features/memory/model/words.ts";
import { useHydrated } from "#app/ui/controls/use-hydrated.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import { CardVerse } from "./card-verse.tsx";
import { ExerciseForm, type ExerciseProps, useClock } from "./exercise-form.tsx";

const letterOf = ({ word }: Printed): string => comparedWords(word)[0]?.slice(0, 1) ?? "";

/** A word appears with its first letter. A letter that was another one is kept as it was typed. */
export function Letters({ card, words, userId, formId, onDone }: ExerciseProps) {
  const copy = useCopy(memoryCopy);
  const hydrated = useHydrated();
  const clock = useClock();
  const [typed, setTyped] = useState<readonly string[]>([]);
  const [hinted, setHinted] = useState<readonly number[]>([]);
  // with script the field holds one letter at a time, without it all of them
  const [whole, setWhole] = useState("");
  const at = typed.length;

  const finish = (letters: readonly string[], hints: number) =>
    onDone({ answer: [letters.join("")], hints, ms: clock(), pasted: false });
  const add = (letters: readonly string[], hints = hinted.length) => {
    const all = [...typed, ...letters].slice(0, words.length);
    setTyped(all);
    if (all.length === words.length && letters.length > 0) finish(all, hints);
  };
  const type = (text: string) => add([...comparedWords(text).join("")]);
  const showWord = () => {
    const word = words[at];
    if (!word) return;
    setHinted([...hinted, at]);
    add([letterOf(word)], hinted.length + 1);
  };
  return (
    <ExerciseForm
      card={card}
      userId={userId}
      formId={formId}
      exercise="letters"
      onCheck={() => finish(typed, hinted.length)}
      hint={hydrated ? { label: copy.letters.hint, onPress: showWord } : null}
    >
      <CardVerse card={card}>
        <p>
          {words.map((printed, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place
            <LetterWord key={place} printed={printed} typed={typed[place]} isNext={place === at} />
          ))}
        </p>
      </CardVerse>
      <div className="field memory-letter">
        <div className="field-head">
          <label htmlFor="memory-letter">{copy.letters.label}</label>
          <span className="hint">{copy.letters.count(Math.min(at + 1, words.length), words.length)}</span>
        </div>
        <input
          id="memory-letter"
          className="input"
          name="answer"
          value={hydrated ? "" : whole}
          onChange={({ target }) => (hydrated ? type(target.value) : setWhole(target.value))}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
        />
      </div>
    </ExerciseForm>
  );
}

type LetterWordProps = { printed: Printed; typed: string | undefined; isNext: boolean };

function LetterWord({ printed, typed, isNext }: LetterWordProps) {
  const { before, word, after } = printed;
  if (typed === undefined)
    return (
      <>
        {before}
        <span className={isNext ? "memory-blank memory-blank-next" : "memory-blank"} aria-hidden="true" />
        {`${after} `}
      </>
    );
  const isRight = typed === letterOf(printed);
  return (
    <>
      {before}
      <span className={isRight ? undefined : "memory-wrong"}>{word}</span>
      {`${after} `}
    </>
  );
}
