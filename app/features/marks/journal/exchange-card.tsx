import { Form, useNavigation } from "@remix-run/react";
import { marksCopy } from "#app/features/marks/copy.ts";
import { FORMATS } from "#app/features/marks/exchange/formats.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Button, ButtonAnchor } from "#app/ui/controls/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import type { JournalReply } from "./reply.ts";

type Props = { userId: string; reply: Extract<JournalReply, { intent: "import" }> | undefined };

/** The journal is the member's own: it goes out in three forms, and comes in by each of them. */
export function ExchangeCard({ userId, reply }: Props) {
  const { exchange: copy } = useCopy(marksCopy);
  const isBusy = useNavigation().formData?.get("intent") === "import";
  return (
    <Card as="section" className="journal-exchange" aria-labelledby="exchange-title">
      <h2 id="exchange-title">{copy.title}</h2>
      <p>{copy.text}</p>
      <div className="journal-exports">
        {FORMATS.map((format) => (
          <ButtonAnchor
            key={format}
            href={`/bible-study/journal/export?format=${format}`}
            variant="quiet"
            icon="download"
            download
          >
            {copy[format]}
          </ButtonAnchor>
        ))}
      </div>
      <Form
        method="post"
        action={useMemberAction("/bible-study/journal", userId)}
        encType="multipart/form-data"
        preventScrollReset
      >
        <input type="hidden" name="intent" value="import" />
        <Field
          label={copy.file}
          hint={copy.fileHint}
          name="file"
          type="file"
          accept=".json,.md,.csv,application/json,text/markdown,text/csv"
          error={reply && !reply.ok ? copy.refusals[reply.refusal] : null}
        />
        <Button type="submit" variant="quiet" icon="upload" busy={isBusy}>
          {copy.import}
        </Button>
        <p role="status">{reply?.ok && copy.imported(reply.notes, reply.marks)}</p>
      </Form>
    </Card>
  );
}
