import { Link } from "@remix-run/react";
import { DECISIONS_PATH, LEVEL_PATH } from "#app/features/community/paths.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import { rulesCopy } from "./copy-rules.ts";
import { RULES } from "./rules.ts";
import "#app/features/community/community.css";
import "./rules.css";

/** The community's rules, and what follows from them. */
export function RulesView() {
  const copy = useCopy(rulesCopy);
  return (
    <div className="community community-narrow">
      <header>
        <h1>{copy.title}</h1>
        <p className="community-intro">{copy.intro}</p>
      </header>
      <ol className="rules">
        {RULES.map((rule) => (
          <li key={rule} id={rule} className="card card-plain rule">
            <h2>{copy.rules[rule].name}</h2>
            <p>{copy.rules[rule].text}</p>
          </li>
        ))}
      </ol>
      <section aria-labelledby="rules-acts">
        <h2 id="rules-acts">{copy.acts.title}</h2>
        <p className="community-intro">{copy.acts.text}</p>
        <p className="rules-links">
          <Link to={DECISIONS_PATH}>{copy.links.decisions}</Link>
          <Link to={LEVEL_PATH}>{copy.links.level}</Link>
        </p>
      </section>
    </div>
  );
}
