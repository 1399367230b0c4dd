import { level } from "#app/ui/layout/progress.tsx";
import { uiCopy } from "#app/ui/words/copy.ts";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";

/** A value of a hundred as a ring, with its number in words: never by colour alone. */
export function StatRing({ label, value }: { label: string; value: number }) {
  const copy = useCopy(uiCopy);
  const number = new Intl.NumberFormat(useLanguage());
  const kept = Math.min(Math.max(value, 0), 100);
  return (
    <div>
      <svg viewBox="0 0 44 44" aria-hidden="true" focusable="false">
        <circle cx="22" cy="22" r="18" />
        {kept > 0 && (
          <circle
            cx="22"
            cy="22"
            r="18"
            className={`ring-${level(kept / 100)}`}
            pathLength="100"
            strokeDasharray={`${kept} 100`}
          />
        )}
      </svg>
      <dd>{copy.valueOf(number.format(kept), number.format(100))}</dd>
      <dt>{label}</dt>
    </div>
  );
}
