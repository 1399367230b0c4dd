import { useFetcher } from "@remix-run/react";
import { useState } from "react";
import { devotionalCopy } from "#app/features/devotional/copy.ts";
import type { ShownScripture } from "#app/features/devotional/page.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { useHydrated } from "#app/ui/controls/use-hydrated.ts";
import { useCopy } from "#app/ui/words/language.tsx";

/** Where marks, notes and saved verses are kept (`features/marks`): it answers in JSON. */
const MARKS_PATH = "/bible-study/marks";

/** One press saves it among the member's verses; another one takes it back. */
export function SaveVerse({ scripture, label }: { scripture: ShownScripture; label: string }) {
  const copy = useCopy(devotionalCopy);
  const fetcher = useFetcher<{ ok: boolean }>();
  const [saved, setSaved] = useState(false);
  const hydrated = useHydrated();
  const failed = fetcher.state === "idle" && fetcher.data?.ok === false;
  const isSaved = saved && !failed;
  const { first, last, translation } = scripture;
  const press = () => {
    setSaved(!isSaved);
    fetcher.submit(
      {
        intent: "save",
        requestId: crypto.randomUUID(),
        first,
        last,
        translation,
        value: isSaved ? "" : "on",
        at: Date.now(),
      },
      { method: "post", action: MARKS_PATH },
    );
  };
  // the press needs script; the verse can be saved in the reader without
  if (!hydrated) return null;
  return (
    <span className="devotional-save">
      <Button
        variant="quiet"
        icon="bookmark"
        aria-pressed={isSaved}
        busy={fetcher.state !== "idle"}
        onClick={press}
      >
        {isSaved ? copy.saved : label}
      </Button>
      <FieldError id={`save-${first}`}>{failed ? copy.notSaved : null}</FieldError>
    </span>
  );
}
