import { helloCopy } from "#app/features/chat/copy/copy-hello.ts";
import { type Category, categoryName } from "#app/features/chat/model/catalog.ts";
import { type Starter, starters } from "#app/features/chat/screen/starters.ts";
import { Icon } from "#app/ui/icons/icon.tsx";
import type { IconName } from "#app/ui/icons/icons.ts";
import { useLanguage } from "#app/ui/words/language.tsx";

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

type WaysProps = {
  /** Where a starter's form goes without script. */
  action: string;
  /** Under which the server knows a page's words: they are sent once. */
  requestId: string;
  /** Gets the words of the chosen starter, and its theme. */
  onStart: (text: string, category: Category) => void;
  /** An answer is on its way: the starters rest. */
  disabled?: boolean;
};

export type HelloPanelProps = WaysProps & {
  /** Empty when the name is not known. */
  firstName: string;
  /** The companion has greeted already, and asked. */
  greeted?: boolean;
};

/** A conversation that has not begun: a question, and eight ways to begin (C6). */
export default function HelloPanel({ firstName, greeted = false, ...ways }: HelloPanelProps) {
  const copy = helloCopy[useLanguage()];
  if (greeted) return <Ways {...ways} />;
  return (
    <div className="hello">
      <div>
        <header>
          <h2>{copy.title(firstName)}</h2>
          <p>{copy.text}</p>
        </header>
        <Ways {...ways} />
      </div>
    </div>
  );
}

function Ways(props: WaysProps) {
  const language = useLanguage();
  return (
    <ul className="starters" aria-label={helloCopy[language].starters}>
      {starters[language].map((starter) => (
        <li key={starter.category}>
          <Way starter={starter} {...props} />
        </li>
      ))}
    </ul>
  );
}

/** A form of its own, whose words go without script too. */
function Way({ starter, action, requestId, onStart, disabled }: WaysProps & { starter: Starter }) {
  const { category, title, text } = starter;
  const theme = categoryName(category, useLanguage());
  const fields = { intent: "send", requestId: `${requestId}-${category}`, category, text };
  return (
    <form
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        onStart(text, category);
      }}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" disabled={disabled}>
        <Icon name={icons[category]} />
        <span className="starter-category">{theme}</span>
        <span className="starter-title">{title}</span>
      </button>
    </form>
  );
}
