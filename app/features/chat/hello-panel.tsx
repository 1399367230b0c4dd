import { CATEGORY_NAMES, type Category } from "#app/features/chat/catalog.ts";
import { starters } from "#app/features/chat/starters.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icons.ts";

const icons: Record<Category, IconName> = {
  prayer: "flame",
  scripture: "book-open",
  relationships: "users-round",
  guidance: "compass",
  teachings: "scroll-text",
  growth: "sprout",
  marriage: "heart-handshake",
  parenting: "house",
};

export type HelloPanelProps = {
  /** Empty when the name is not known. */
  firstName: string;
  /** Gets the words of the chosen starter, and its theme. */
  onStart: (text: string, category: Category) => void;
  /** An answer is on its way: the starters rest. */
  disabled?: boolean;
};

/** A conversation without messages: a question, and eight ways to begin (C6). */
export function HelloPanel({ firstName, onStart, disabled = false }: HelloPanelProps) {
  return (
    <div className="hello">
      <div>
        <header>
          <h2>What is on your heart{firstName && `, ${firstName}`}?</h2>
          <p>
            Ask, wonder or pray. The companion is an AI: it quotes Scripture word for word, and it will point
            you to people when people are what you need.
          </p>
        </header>
        <ul className="starters" aria-label="Ways to begin">
          {starters.map((starter) => (
            <li key={starter.category}>
              <button
                type="button"
                disabled={disabled}
                onClick={() => onStart(starter.text, starter.category)}
              >
                <Icon name={icons[starter.category]} />
                <span className="starter-category">{CATEGORY_NAMES[starter.category]}</span>
                <span className="starter-title">{starter.title}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
