import { type FormEvent, useId, useState } from "react";
import { marksCopy } from "#app/features/marks/copy.ts";
import type { Act } from "#app/features/marks/model/act.ts";
import type { VerseRange } from "#app/features/marks/model/selection.ts";
import { tagIn } from "#app/features/marks/model/tag.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Chip } from "#app/ui/controls/chip.tsx";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import "#app/ui/styles/forms.css";

type Props = { tags: readonly string[]; range: VerseRange; act: Act };

/** The tags on the chosen verses; a press takes one away. */
export function VerseTags({ tags, range: { first, last }, act }: Props) {
  const { panel, refusals } = useCopy(marksCopy);
  const id = useId();
  const [text, setText] = useState("");
  const [isWrong, setWrong] = useState(false);
  const put = (tag: string, value: "" | "on") =>
    act({ intent: "mark", first, last, kind: "tag", tag, value });
  const add = (event: FormEvent) => {
    event.preventDefault();
    const tag = tagIn(text);
    setWrong(tag === null);
    if (tag === null) return;
    setText("");
    void put(tag, "on");
  };
  return (
    <div className="mark-tags">
      {tags.map((tag) => (
        <Chip key={tag} aria-label={panel.removeTag(tag)} onClick={() => put(tag, "")}>
          {tag} ×
        </Chip>
      ))}
      <form method="post" onSubmit={add}>
        <label htmlFor={id} className="sr-only">
          {panel.addTag}
        </label>
        <input
          id={id}
          className="input"
          dir="auto"
          value={text}
          placeholder={panel.addTag}
          autoComplete="off"
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-said`}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setWrong(false);
          }}
        />
        <Button type="submit" variant="quiet" icon="tag">
          {panel.add}
        </Button>
      </form>
      <FieldError id={`${id}-said`}>{isWrong && refusals["marks.bad_tag"]}</FieldError>
    </div>
  );
}
