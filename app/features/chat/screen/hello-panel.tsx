import { helloCopy } from "#app/features/chat/copy/copy-hello.ts";
import { type Category, categoryName } from "#app/features/chat/model/catalog.ts";
import { type Starter, starters } from "#app/features/chat/screen/starters.ts";
import { HiddenFields } from "#app/ui/controls/hidden-fields.tsx";
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

type StartersProps = {
  /** Where a starter's form goes without script. */
  action: string;
  /** Under which the server knows a page's words: they are sent once. */
  requestId: string;
  /** Gets the words of the chosen starter, and its theme. */
  onStart: (text: string, category: Category) => void;
  /** An answer is on its way: the starters rest. */
  disabled?: boolean;
};

export type HelloPanelProps = StartersProps & {
  /** Empty when the name is not known. */
  firstName: string;
  /** The companion has greeted already, and asked. */
  greeted?: boolean;
};

/** A conversation that has not begun: a question, and eight ways to begin (C6). */
export default function HelloPanel({ firstName, greeted = false, ...ways }: HelloPanelProps) {
  const copy = helloCopy[useLanguage()];
  if (greeted) return <Starters {...ways} />;
  return (
    <div className="hello">
      <div>
        <header>
          <h2>{copy.title(firstName)}</h2>
          <p>{copy.text}</p>
        </header>
        <Starters {...ways} />
      </div>
    </div>
  );
}

function Starters(props: StartersProps) {
  const language = useLanguage();
  return (
    <ul className="starters" aria-label={helloCopy[language].starters}>
      {starters[language].map((starter) => (
        <li key={starter.category}>
          <StarterButton starter={starter} {...props} />
        </li>
      ))}
    </ul>
  );
}

/** A form of its own, whose words go without script too. */
function StarterButton({
  starter,
  action,
  requestId,
  onStart,
  disabled,
}: StartersProps & { starter: Starter }) {
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
      <HiddenFields fields={fields} />
      <button type="submit" disabled={disabled}>
        <Icon name={icons[category]} />
        <span className="starter-category">{theme}</span>
        <span className="starter-title">{title}</span>
      </button>
    </form>
  );
}
