import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { LANGUAGES } from "#app/core/language.ts";
import { communityCopy } from "#app/features/community/copy.ts";
import { THEMES } from "#app/features/community/model/themes.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import { SHOWS, type WallQuery, wallPath } from "./query.ts";

/** Which requests are shown: links, so that they work without script and can be gone back to. */
export function WallFilters({ query }: { query: WallQuery }) {
  const copy = useCopy(communityCopy);
  const isOwn = query.show === "mine" || query.show === "promised";
  return (
    <div className="wall-filters">
      <nav className="wall-chips" aria-label={copy.show}>
        {SHOWS.map((show) => (
          <ChipLink
            key={show}
            to={wallPath(query, show === "need" ? { show, q: "" } : { show })}
            isOn={query.show === show}
          >
            {copy.shows[show]}
          </ChipLink>
        ))}
      </nav>
      {!isOwn && (
        <details className="wall-narrow" open={query.theme !== null || query.language !== null || undefined}>
          <summary>{copy.narrow}</summary>
          <div className="wall-chips">
            <ChipLink to={wallPath(query, { theme: null })} isOn={query.theme === null}>
              {copy.anyTheme}
            </ChipLink>
            {THEMES.map((theme) => (
              <ChipLink key={theme} to={wallPath(query, { theme })} isOn={query.theme === theme}>
                {copy.themes[theme]}
              </ChipLink>
            ))}
          </div>
          <div className="wall-chips">
            <ChipLink to={wallPath(query, { language: null })} isOn={query.language === null}>
              {copy.anyLanguage}
            </ChipLink>
            {LANGUAGES.map((language) => (
              <ChipLink key={language} to={wallPath(query, { language })} isOn={query.language === language}>
                {copy.languages[language]}
              </ChipLink>
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

const ChipLink = ({ to, isOn, children }: { to: string; isOn: boolean; children: ReactNode }) => (
  <Link className="chip wall-chip" to={to} aria-current={isOn ? "true" : undefined} preventScrollReset>
    {children}
  </Link>
);
