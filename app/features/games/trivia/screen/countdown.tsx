import { useEffect, useState } from "react";
import { triviaCopy } from "#app/features/games/trivia/copy.ts";
import { useCopy } from "#app/ui/words/language.tsx";

/** What is left of a clock that the member asked for. The server's counts. */
export function Countdown({ ms }: { ms: number }) {
  const copy = useCopy(triviaCopy).clock;
  const [left, setLeft] = useState(ms);
  useEffect(() => {
    const until = performance.now() + ms;
    const ticking = setInterval(() => setLeft(Math.max(0, until - performance.now())), 250);
    return () => clearInterval(ticking);
  }, [ms]);
  return (
    <span className="trivia-left" role="timer">
      {left > 0 ? copy.left(Math.ceil(left / 1_000)) : copy.over}
    </span>
  );
}
