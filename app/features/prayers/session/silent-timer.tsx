import { useEffect, useState } from "react";
import { prayersCopy } from "#app/features/prayers/copy.ts";
import { clockWords } from "#app/features/prayers/model/waiting-prayer.ts";
import { RadioGroup } from "#app/ui/controls/radio-group.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

const MINUTES = ["0", "1", "3", "5"] as const;
export type TimerMinutes = (typeof MINUTES)[number];

type TimerProps = { minutes: TimerMinutes; step: number; onMinutes(minutes: TimerMinutes): void };

/** Without a sound, and without an end that asks for anything: each step begins it anew. */
export function SilentTimer({ minutes, step, onMinutes }: TimerProps) {
  const { session } = useCopy(prayersCopy);
  return (
    <div className="praying-timer">
      <RadioGroup
        legend={session.timer}
        name="timer"
        look="row"
        value={minutes}
        onChange={onMinutes}
        options={MINUTES.map((value) => ({ value, label: session.minutes(Number(value)) }))}
      />
      {minutes !== "0" && <TimeLeft key={`${step} ${minutes}`} seconds={Number(minutes) * 60} />}
    </div>
  );
}

function TimeLeft({ seconds }: { seconds: number }) {
  const { session } = useCopy(prayersCopy);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const until = Date.now() + seconds * 1_000;
    const tick = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1_000)));
    const clock = setInterval(tick, 500);
    return () => clearInterval(clock);
  }, [seconds]);
  return (
    <p className="praying-left" role={left === 0 ? "status" : "timer"}>
      {left === 0 ? session.over : session.left(clockWords(left))}
    </p>
  );
}
