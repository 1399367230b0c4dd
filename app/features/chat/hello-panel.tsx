import { type Category, categoryName } from "#app/features/chat/catalog.ts";
import { helloCopy } from "#app/features/chat/copy-hello.ts";
import { starters } from "#app/features/chat/starters.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icons.ts";
import { useLanguage } from "#app/ui/language.tsx";

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
export default function HelloPanel({ firstName, onStart, disabled = false }: HelloPanelProps) {
  const language = useLanguage();
  const copy = helloCopy[language];
  return (
    <div className="hello">
      <div>
        <header>
          <h2>{copy.title(firstName)}</h2>
          <p>{copy.text}</p>
        </header>
        <ul className="starters" aria-label={copy.starters}>
          {starters[language].map((starter) => (
            <li key={starter.category}>
              <button
                type="button"
                disabled={disabled}
                onClick={() => onStart(starter.text, starter.category)}
              >
                <Icon name={icons[starter.category]} />
                <span className="starter-category">{categoryName(starter.category, language)}</span>
                <span className="starter-title">{starter.title}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
