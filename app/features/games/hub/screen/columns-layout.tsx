import { Link } from "@remix-run/react";
import { gamesCopy } from "#app/features/games/copy.ts";
import { seasonPath } from "#app/features/games/paths.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import type { LayoutProps } from "./hub-view.tsx";
import { LevelPanel } from "./panels.tsx";

type Line = { key: string; name: string; text: string; to: string };
const KINDS = ["waiting", "open", "done"] as const;

/** R30: everything as short lines in three columns, by how it stands. */
export function ColumnsLayout({ model, balance }: LayoutProps) {
  const copy = useCopy(gamesCopy);
  const lines: Record<(typeof KINDS)[number], Line[]> = { waiting: [], open: [], done: [] };
  for (const { slot, name, to, isDone, progress, target } of model.quests) {
    const text = isDone ? copy.done : copy.of(String(progress), String(target));
    lines[isDone ? "done" : progress > 0 ? "open" : "waiting"].push({ key: `quest${slot}`, name, text, to });
  }
  for (const { id, name, text, path, state } of model.rooms)
    lines[state].push({ key: id, name, text, to: path });
  for (const { id, name, taken, length, open } of model.seasons) {
    const kind = taken === length ? "done" : taken < open ? "waiting" : "open";
    lines[kind].push({ key: id, name, text: copy.mySteps(taken, length), to: seasonPath(id) });
  }
  for (const { id, name, earned } of model.achievements.shown)
    lines.done.push({ key: id, name, text: earned ?? "", to: "/gamification/achievements" });
  return (
    <>
      <div className="games-columns">
        {KINDS.map((kind) => (
          <section key={kind} aria-labelledby={`games-${kind}`}>
            <h2 id={`games-${kind}`}>
              {copy.columns[kind]} <span>{lines[kind].length}</span>
            </h2>
            <ul>
              {lines[kind].map(({ key, name, text, to }) => (
                <li key={key}>
                  <Link to={to}>
                    <b>{name}</b>
                    <span>{text}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <LevelPanel level={model.level} balance={balance} />
    </>
  );
}
