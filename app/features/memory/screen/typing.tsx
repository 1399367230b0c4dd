import { useState } from "react";
import { memoryCopy } from "#app/features/memory/copy.ts";
import { isWord, MAX_ANSWER } from "#app/features/memory/model/grade.ts";
import { printedWords } from "#app/features/memory/model/text.ts";
import { useHydrated } from "#app/ui/controls/use-hydrated.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import { CardVerse } from "./card-verse.tsx";
import { ExerciseForm, type ExerciseProps, useClock } from "./exercise-form.tsx";

/** The whole of it, by heart. */
export function Typing({ card, words, userId, formId, onDone }: ExerciseProps) {
  const copy = useCopy(memoryCopy);
  const hydrated = useHydrated();
  const clock = useClock();
  const [text, setText] = useState("");
  const [hints, setHints] = useState(0);
  const [shown, setShown] = useState<string | null>(null);
  const [pasted, setPasted] = useState(false);
  /** The word after those that are right so far. */
  const hint = () => {
    const typed = printedWords(text);
    const at = words.findIndex(({ word }, place) => !isWord(word, typed[place]?.word ?? ""));
    const word = words[at]?.word;
    if (!word) return;
    setHints(hints + 1);
    setShown(word);
  };
  return (
    <ExerciseForm
      card={card}
      userId={userId}
      formId={formId}
      exercise="typing"
      onCheck={() => onDone({ answer: [text], hints, ms: clock(), pasted })}
      hint={hydrated ? { label: copy.typing.hint, onPress: hint } : null}
    >
      <CardVerse card={card}>
        <div className="field">
          <label htmlFor="memory-typing" className="sr-only">
            {copy.typing.label}
          </label>
          <textarea
            id="memory-typing"
            className="memory-typing"
            name="answer"
            rows={4}
            maxLength={MAX_ANSWER}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onPaste={() => setPasted(true)}
            placeholder={copy.typing.label}
            lang={card.lang}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
          />
        </div>
        <p className="hint" role="status">
          {shown && copy.typing.next(shown)}
        </p>
      </CardVerse>
    </ExerciseForm>
  );
}
