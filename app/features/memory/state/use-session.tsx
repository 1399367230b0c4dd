import { useCallback, useEffect, useState } from "react";
import { type Exercise, graded } from "#app/features/memory/model/grade.ts";
import type { ShownCard } from "#app/features/memory/page.ts";
import type { GradedReply, MemoryRefusal } from "#app/features/memory/reply.ts";
import { followReviews, keepCards, sendReview, unsent } from "./outbox.tsx";

/** What was given as an answer, before it is graded. */
export type Given = { answer: string[]; hints: number; ms: number | null; pasted: boolean };

/** `sent`: the server has graded it; before that, and without a network, it is this device's own grade. */
export type Result = { card: ShownCard; review: GradedReply; sent: boolean; refusal: MemoryRefusal | null };

type Start = {
  userId: string;
  zone: string;
  now: number;
  cards: readonly ShownCard[];
  reply: GradedReply | null;
};

export type Session = {
  card: ShownCard | null;
  /** Different ones, the shown one included. */
  left: number;
  reviewed: number;
  result: Result | null;
  waiting: number;
  submit(card: ShownCard, exercise: Exercise, given: Given): void;
  next(): void;
  once(): void;
};

/** Today's verses one after the other. One that was not recalled comes again at the end. */
export function useSession({ userId, zone, now, cards, reply }: Start): Session {
  const [queue, setQueue] = useState<readonly ShownCard[]>(cards);
  const [done, setDone] = useState<readonly string[]>([]);
  const [result, setResult] = useState<Result | null>(() => resultOf(cards, reply));
  const [waiting, setWaiting] = useState(0);
  useEffect(() => {
    setWaiting(unsent(userId).length);
    return followReviews(userId, (requestId, answer) => {
      setWaiting(unsent(userId).length);
      setResult((shown) => {
        if (shown?.review.requestId !== requestId) return shown;
        if (!answer.ok) return { ...shown, refusal: answer.refusal };
        return answer.review ? { ...shown, review: answer.review, sent: true } : shown;
      });
    });
  }, [userId]);
  // without a network the rest of today is here
  useEffect(() => keepCards({ userId, zone, now, cards: [...queue] }), [userId, zone, now, queue]);

  const submit = useCallback(
    (card: ShownCard, exercise: Exercise, given: Given) => {
      const requestId = crypto.randomUUID();
      const { key, round, text, dues } = card;
      const outcome = graded({ key, text, others: [] }, { exercise, round, ...given });
      const due = dues[outcome.grade];
      const { hints } = given;
      const review = { card: key, requestId, ...outcome, hints, due, dues, next: dues, coins: 0 };
      setResult({ card, review, sent: false, refusal: null });
      setDone((all) => (all.includes(key) ? all : [...all, key]));
      const pasted = given.pasted ? "yes" : null;
      void sendReview(userId, {
        requestId,
        card: key,
        exercise,
        round,
        ...given,
        pasted,
        at: Date.now(),
      }).then(() => setWaiting(unsent(userId).length));
    },
    [userId],
  );
  const next = () => {
    const again = result && result.review.grade === 1 ? [anew(result)] : [];
    setQueue([...queue.filter(({ key }) => key !== result?.card.key), ...again]);
    setResult(null);
  };
  const once = () => {
    if (!result) return;
    setQueue([anew(result), ...queue.filter(({ key }) => key !== result.card.key)]);
    setResult(null);
  };
  const [card = null] = queue;
  return { card, left: queue.length, reviewed: done.length, result, waiting, submit, next, once };
}

/** The same verse once more: with other gaps, and by what it has come to meanwhile. */
const anew = ({ card, review }: Result): ShownCard => ({
  ...card,
  round: card.round + 1,
  dues: review.next,
  step: card.exercise,
  stage: card.stage === "new" ? "learning" : card.stage,
});

function resultOf(cards: readonly ShownCard[], reply: GradedReply | null): Result | null {
  const card = reply && cards.find(({ key }) => key === reply.card);
  return reply && card ? { card, review: reply, sent: true, refusal: null } : null;
}
