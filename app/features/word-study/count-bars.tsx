import { Link } from "@remix-run/react";
import { useLanguage } from "#app/ui/words/language.tsx";

type Row = { name: string; count: number; isHere?: boolean; to?: string; lang?: string };

/** Names with their counts, a bar behind each number. */
export function CountBars({ rows, most }: { rows: readonly Row[]; most: number }) {
  const language = useLanguage();
  return (
    <ul className="count-bars">
      {rows.map(({ name, count, isHere, to, lang }) => (
        <li key={name} data-here={isHere || undefined}>
          {to ? (
            <Link
              className="count-link"
              to={to}
              preventScrollReset
              aria-current={isHere ? "true" : undefined}
              lang={lang}
            >
              {name}
            </Link>
          ) : (
            <span lang={lang}>{name}</span>
          )}
          <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
            <rect width={(100 * count) / most} height="8" rx="1" />
          </svg>
          <b>{count.toLocaleString(language)}</b>
        </li>
      ))}
    </ul>
  );
}
