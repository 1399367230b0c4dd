import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { danielCopy } from "#app/features/daniel-plan/copy.ts";
import { DANIEL_PATH, sheetPath, WEEKS_PATH, weekPath } from "#app/features/daniel-plan/paths.ts";
import type { PlanHead } from "#app/features/daniel-plan/shown/page.ts";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

type PlanHeaderProps = {
  head: PlanHead;
  kicker: string;
  title: string;
  when?: string;
  /** Beside the title. */
  beside?: ReactNode;
  tab: "today" | "week" | "weeks" | null;
  slot?: number;
  previous?: { to: string | null; label: string };
  next?: { to: string | null; label: string };
};

/** The title of a page of the plan, and the way between its pages. */
export function PlanHeader(props: PlanHeaderProps) {
  const { head, kicker, title, when, beside, tab, slot = head.slot, previous, next } = props;
  const copy = useCopy(danielCopy);
  const tabs = [
    ["today", DANIEL_PATH],
    ["week", weekPath(head.slot)],
    ["weeks", WEEKS_PATH],
  ] as const;
  return (
    <header className="daniel-head">
      <div className="daniel-lede">
        <div>
          <p className="daniel-kicker">{kicker}</p>
          <h1>{title}</h1>
          {when && <p className="daniel-when">{when}</p>}
        </div>
        {beside}
      </div>
      <div className="daniel-bar">
        <nav className="daniel-tabs" aria-label={copy.tabs.label}>
          {tabs.map(([name, to]) => (
            <Link key={name} to={to} aria-current={tab === name ? "page" : undefined}>
              {copy.tabs[name]}
            </Link>
          ))}
        </nav>
        <div className="daniel-go">
          <Step icon="chevron-left" step={previous} />
          <Step icon="chevron-right" step={next} />
          <ButtonLink to={sheetPath(slot)} variant="bare" icon="printer">
            {copy.printWeek}
          </ButtonLink>
        </div>
      </div>
    </header>
  );
}

function Step({ icon, step }: { icon: "chevron-left" | "chevron-right"; step: PlanHeaderProps["next"] }) {
  return (
    step?.to && (
      <ButtonLink to={step.to} variant="bare" icon={icon} iconOnly>
        {step.label}
      </ButtonLink>
    )
  );
}
