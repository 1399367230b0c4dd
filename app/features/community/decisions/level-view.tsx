import { Link } from "@remix-run/react";
import { ALLOWED, LEVELS, NEEDED } from "#app/features/community/permissions/levels.ts";
import { RULES_PATH } from "#app/features/community/rules/rules.ts";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { decisionsCopy } from "./copy-decisions.ts";
import type { LevelPage } from "./page.ts";
import "#app/features/community/community.css";
import "./decisions.css";

/** The member's own level, what it is made of, and what each level may. */
export function LevelView({ page }: { page: LevelPage }) {
  const { levels: copy, rules } = useCopy(decisionsCopy);
  const { level, days, posts, reproaches, postsToday } = page;
  return (
    <div className="community community-narrow">
      <header>
        <h1>{copy.title}</h1>
        <p className="community-intro">{copy.intro}</p>
        <p className="decision-links">
          <Link to={RULES_PATH}>{rules}</Link>
        </p>
      </header>
      <Card className="decision">
        <p className="level-number">{copy.yours(level)}</p>
        <p>{copy.facts(days, posts)}</p>
        <p>{copy.reproaches(reproaches)}</p>
        <p className="hint">{copy.today(postsToday, ALLOWED[level].posts)}</p>
      </Card>
      <table className="levels">
        <thead>
          <tr>
            <th scope="col">{copy.table.level}</th>
            <th scope="col">{copy.table.needs}</th>
            <th scope="col">{copy.table.posts}</th>
            <th scope="col">{copy.table.links}</th>
          </tr>
        </thead>
        <tbody>
          {LEVELS.map((one) => (
            <tr key={one} aria-current={one === level ? "true" : undefined}>
              <th scope="row">{one}</th>
              <td>{copy.needs(NEEDED[one].days, NEEDED[one].posts)}</td>
              <td>{ALLOWED[one].posts}</td>
              <td>{ALLOWED[one].links}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="hint">{copy.young}</p>
    </div>
  );
}
