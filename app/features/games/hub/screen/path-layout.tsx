import { Link } from "@remix-run/react";
import { useRef, useState } from "react";
import { gamesCopy } from "#app/features/games/copy.ts";
import { Drawing } from "#app/ui/art/drawing.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import type { LayoutProps } from "./hub-view.tsx";
import { AchievementRow, LevelPanel, PetPanel, QuestList } from "./panels.tsx";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** R28: the rooms as stations along a path; one walks it with the arrow keys. */
export function PathLayout({ model, balance }: LayoutProps) {
  const copy = useCopy(gamesCopy);
  const list = useRef<HTMLOListElement>(null);
  const [at, setAt] = useState(0);
  const walk = (event: React.KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (at + step + model.rooms.length) % model.rooms.length;
    setAt(next);
    list.current?.querySelectorAll("a")[next]?.focus();
  };
  return (
    <div className="games-walk">
      <section aria-labelledby="games-path">
        <h2 id="games-path">{copy.rooms}</h2>
        <p className="games-note">{copy.keys}</p>
        <ol ref={list} className="games-path" onKeyDown={walk}>
          {model.rooms.map(({ id, name, text, path, drawing, state }, place) => (
            <li key={id} data-state={state}>
              <Link to={path} tabIndex={place === at ? 0 : -1} onFocus={() => setAt(place)}>
                <Drawing name={drawing} size={64} />
                <b>{name}</b>
                <span>{text}</span>
              </Link>
            </li>
          ))}
        </ol>
      </section>
      <aside className="games-stack" aria-label={copy.today}>
        <LevelPanel level={model.level} balance={balance} />
        <QuestList quests={model.quests} />
        <PetPanel pet={model.pet} />
        <AchievementRow lines={model.achievements.near.slice(0, 3)} />
      </aside>
    </div>
  );
}
