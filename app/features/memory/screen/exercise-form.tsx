import { type ReactNode, useEffect, useRef } from "react";
import { memoryCopy } from "#app/features/memory/copy.ts";
import type { Exercise } from "#app/features/memory/model/grade.ts";
import type { Printed } from "#app/features/memory/model/text.ts";
import type { ShownCard } from "#app/features/memory/page.ts";
import { MEMORY_PATH } from "#app/features/memory/paths.ts";
import type { Given } from "#app/features/memory/state/use-session.tsx";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

export type ExerciseProps = {
  card: ShownCard;
  words: readonly Printed[];
  seed: string;
  userId: string;
  /** Of a review that is sent without script. */
  formId: string;
  onDone: (given: Given) => void;
};

type ExerciseFormProps = Pick<ExerciseProps, "card" | "userId" | "formId"> & {
  exercise: Exercise;
  onCheck: () => void;
  /** A press on it gives a hint. */
  hint: { label: string; onPress: () => void } | null;
  children: ReactNode;
};

/** A form of one exercise. It works without script where its fields are its own. */
export function ExerciseForm({ card, userId, formId, exercise, onCheck, hint, children }: ExerciseFormProps) {
  const copy = useCopy(memoryCopy);
  const path = useMemberAction(MEMORY_PATH, userId);
  return (
    <form
      method="post"
      // without script the page shows this card again, with its grade
      action={`${path}${path.includes("?") ? "&" : "?"}card=${card.key}`}
      className="memory-exercise"
      onSubmit={(event) => {
        event.preventDefault();
        onCheck();
      }}
    >
      <input type="hidden" name="intent" value="review" />
      <input type="hidden" name="requestId" value={formId} />
      <input type="hidden" name="card" value={card.key} />
      <input type="hidden" name="exercise" value={exercise} />
      <input type="hidden" name="round" value={card.round} />
      {children}
      <div className="memory-actions">
        <Button type="submit">{copy.check}</Button>
        {hint && (
          <Button variant="quiet" onClick={hint.onPress}>
            {hint.label}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Ms since the exercise stood there; nothing is measured without script. */
export function useClock(): () => number | null {
  const since = useRef<number | null>(null);
  useEffect(() => {
    since.current = performance.now();
  }, []);
  return () => (since.current === null ? null : Math.round(performance.now() - since.current));
}
