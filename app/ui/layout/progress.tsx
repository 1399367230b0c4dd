import { type ReactNode, useId } from "react";
import { uiCopy } from "#app/ui/words/copy.ts";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";

type StatBarProps = {
  label: ReactNode;
  value: number;
  max?: number;
  /** `auto`: by how much there is. */
  tone?: "auto" | "plum" | "amber";
  /** Other words than "72 of 100". */
  words?: string;
  /** Beside the label, for example an icon. */
  className?: string;
};

/** PT3: above 80, above 50, or less. */
export const level = (share: number) => (share > 0.8 ? "high" : share > 0.5 ? "mid" : "low");

/** A value and how much of it there is: always in words too, never by colour alone. */
export function StatBar({ label, value, max = 100, tone = "auto", words, className = "" }: StatBarProps) {
  const id = useId();
  const copy = useCopy(uiCopy);
  const number = new Intl.NumberFormat(useLanguage());
  const kept = Math.min(Math.max(value, 0), max);
  const text = words ?? copy.valueOf(number.format(kept), number.format(max));
  return (
    <div className={`stat ${className}`}>
      <b id={id}>{label}</b>
      <span className="stat-value" aria-hidden="true">
        {text}
      </span>
      <progress
        className={`bar bar-${tone === "auto" ? level(kept / max) : tone}`}
        value={kept}
        max={max}
        aria-labelledby={id}
        aria-valuetext={text}
      />
    </div>
  );
}

/** A few steps, so many of them done. `words` say it: "Week 2 of 6". */
export function Steps({ done, of, words }: { done: number; of: number; words: string }) {
  return (
    <div className="steps" role="img" aria-label={words}>
      {Array.from({ length: of }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
        <i key={at} className={at < done ? "done" : undefined} />
      ))}
    </div>
  );
}
