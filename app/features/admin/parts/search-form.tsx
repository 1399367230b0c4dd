import { Form, useNavigation } from "@remix-run/react";
import { Button } from "#app/ui/controls/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";

type SearchProps = {
  action: string;
  intent: string;
  words: { field: string; hint: string; submit: string };
  query: string | undefined;
  /** Why nothing is shown for it. */
  error?: string | false;
};

/** A search that is posted, so that no address keeps whom somebody has looked for. */
export function SearchForm({ action, intent, words, query = "", error = false }: SearchProps) {
  const busy = useNavigation().formData?.get("intent") === intent;
  return (
    <Form method="post" action={action} className="admin-form" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <Field
        label={words.field}
        name="query"
        hint={words.hint}
        defaultValue={query}
        error={error}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <Button type="submit" variant="quiet" busy={busy}>
        {words.submit}
      </Button>
    </Form>
  );
}
