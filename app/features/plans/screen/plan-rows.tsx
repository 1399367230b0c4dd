import { plansCopy } from "#app/features/plans/copy.ts";
import type { PlanKind } from "#app/features/plans/model/kinds.ts";
import { dailyPath, planPath } from "#app/features/plans/paths.ts";
import type { Offer, PlanLine } from "#app/features/plans/shown/page.ts";
import { Drawing, type DrawingName } from "#app/ui/art/drawing.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { Badge } from "#app/ui/layout/badge.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

const DRAWINGS: Record<PlanKind, DrawingName> = {
  "bible-year": "dawn",
  "bible-year-pair": "scroll",
  "nt-90": "bible",
  "psalms-proverbs": "honey",
  gospels: "sandals",
  own: "map",
};

type RowProps = { href: string; kind: PlanKind; title: string; about: string; badge?: string };

const Row = ({ href, kind, title, about, badge }: RowProps) => (
  <li className="plan-row-place">
    <a href={href} className="plan-row">
      <Drawing name={DRAWINGS[kind]} size={56} later />
      <span>
        <b>{title}</b>
        <span>{about}</span>
      </span>
      {badge && <Badge>{badge}</Badge>}
      <Icon name="chevron-right" size="small" />
    </a>
  </li>
);

/** Plans that are ready to begin, and the maker. */
export function OfferRows({ offers }: { offers: readonly Offer[] }) {
  const copy = useCopy(plansCopy);
  return (
    <ul className="plan-rows">
      {offers.map(({ kind, title, about }) => (
        <Row key={kind} href={planPath(kind)} kind={kind} title={title} about={about} />
      ))}
      <Row href={planPath("new")} kind="own" title={copy.own} about={copy.ownAbout} />
    </ul>
  );
}

/** Plans of one's own: the day of those that run, the whole of the others. */
export function LineRows({ lines }: { lines: readonly PlanLine[] }) {
  const copy = useCopy(plansCopy);
  return (
    <ul className="plan-rows">
      {lines.map(({ id, kind, title, about, status, done, of }) => (
        <Row
          key={id}
          href={status === "finished" ? planPath(id) : dailyPath(id)}
          kind={kind}
          title={title}
          about={about}
          badge={status === "active" ? copy.done(done, of) : copy.status[status]}
        />
      ))}
    </ul>
  );
}
