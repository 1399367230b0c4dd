import { Form } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { BOOKS } from "#app/features/bible/books.ts";
import { marksCopy } from "#app/features/marks/copy.ts";
import { COLORS } from "#app/features/marks/model/marks.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Chip } from "#app/ui/controls/chip.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { Select } from "#app/ui/controls/select.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import type { JournalPage } from "./page.ts";
import { A_PAGE, EVERYTHING, FILTERS, isEverything, type JournalQuery, queryIn } from "./query.ts";
import type { Journal } from "./use-journal.tsx";

/** As long as somebody types nothing is asked, ms. */
const PAUSE_MS = 250;

type Props = { page: JournalPage; journal: Journal; userId: string };

/** What is looked for. It is posted, so that no word of it stands in an address; each choice shows at once. */
export function JournalFilter({ page: { query, tags, counts }, journal: { search, isBusy }, userId }: Props) {
  const { journal: copy, colors } = useCopy(marksCopy);
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState(query.text);
  const asked = useRef(query.text);
  const read = (): JournalQuery => {
    const fields = new FormData(form.current ?? undefined);
    const value = (name: string) => fields.get(name)?.toString() ?? null;
    return { ...queryIn(value), filter: query.filter };
  };
  const latest = useRef(read);
  latest.current = read;
  useEffect(() => {
    if (text === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = text;
      search(latest.current());
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, search]);
  const clear = () => {
    setText("");
    asked.current = "";
    form.current?.reset();
    search(EVERYTHING);
  };
  return (
    <Form
      ref={form}
      method="post"
      action={useMemberAction("/bible-study/journal", userId)}
      className="journal-filter"
      onSubmit={(event) => {
        event.preventDefault();
        asked.current = text;
        search(read());
      }}
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) search(read());
      }}
    >
      <input type="hidden" name="intent" value="search" />
      <input type="hidden" name="filter" value={query.filter} />
      <input type="hidden" name="most" value={A_PAGE} />
      <div className="journal-search">
        <Field
          label={copy.searchLabel}
          hint={copy.searchHint}
          name="text"
          type="search"
          dir="auto"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          autoComplete="off"
        />
        <Button type="submit" variant="quiet" icon="search" busy={isBusy}>
          {copy.search}
        </Button>
      </div>
      <fieldset className="journal-kinds">
        <legend className="sr-only">{copy.show}</legend>
        {FILTERS.filter((filter) => filter !== "deleted" || counts.deleted > 0).map((filter) => (
          <Chip
            key={filter}
            aria-pressed={query.filter === filter}
            onClick={() => search({ ...read(), filter })}
          >
            {copy.filters[filter]} {filter !== "all" && <small>{counts[filter]}</small>}
          </Chip>
        ))}
      </fieldset>
      <div className="journal-selects">
        <Select label={copy.book} name="book" defaultValue={query.book ?? ""}>
          <option value="">{copy.anyBook}</option>
          {BOOKS.map(({ number, name, spanishName }) => (
            <option key={number} value={number}>
              {language === "es" ? spanishName : name}
            </option>
          ))}
        </Select>
        <Select label={copy.color} name="color" defaultValue={query.color ?? ""}>
          <option value="">{copy.anyColor}</option>
          {COLORS.map((color) => (
            <option key={color} value={color}>
              {colors[color]}
            </option>
          ))}
        </Select>
        <Select label={copy.tag} name="tag" defaultValue={query.tag ?? ""}>
          <option value="">{copy.anyTag}</option>
          {tags.map(({ tag, verses }) => (
            <option key={tag} value={tag}>
              {tag} ({verses})
            </option>
          ))}
        </Select>
        {!isEverything(query) && (
          <Button variant="bare" icon="x" onClick={clear}>
            {copy.clear}
          </Button>
        )}
      </div>
    </Form>
  );
}
