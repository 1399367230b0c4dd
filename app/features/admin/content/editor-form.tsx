import { Form, useNavigation } from "@remix-run/react";
import { useRef } from "react";
import { adminPartsCopy } from "#app/features/admin/parts/copy-parts.ts";
import { adminRefusalCopy } from "#app/features/admin/parts/copy-refusals.ts";
import { contentKind } from "#app/features/content/kinds.ts";
import { type Field as ContentField, stemOf } from "#app/features/content/model/field.ts";
import { useAskBeforeLeaving } from "#app/navigation/use-ask-before-leaving.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { Checkbox } from "#app/ui/controls/switch.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { ContentFieldInput } from "./content-field.tsx";
import { contentCopy } from "./copy-content.ts";
import { type EditorReply, type ItemPage, itemPath } from "./page.ts";

type EditorProps = { page: ItemPage; userId: string; formId: string; reply: EditorReply | undefined };

/** Fields in rows: both languages side by side. */
export function rowsOf(fields: readonly ContentField[]): ContentField[][] {
  return [...Map.groupBy(fields, stemOf).values()];
}

/** The fields of an item. Two buttons: one looks, one saves; whatever is refused keeps what was typed. */
export function EditorForm({ page, userId, formId, reply }: EditorProps) {
  const copy = useCopy(contentCopy);
  const words = useCopy(adminPartsCopy);
  const refusals = useCopy(adminRefusalCopy);
  const action = useMemberAction(itemPath(page.kind, page.id), userId);
  const sent = useNavigation().formData?.get("intent");
  const { fields, changes } = contentKind(page.kind);
  const mine =
    reply && reply.intent !== "return" && !(reply.ok && reply.intent === "save") ? reply : undefined;
  const typed = mine?.typed ?? page.typed;
  const refused = mine && !mine.ok ? mine.refusal : null;
  const form = useRef<HTMLFormElement>(null);
  useAskBeforeLeaving(form, { isKept: mine === undefined, question: copy.edit.leave });
  return (
    <Form ref={form} method="post" action={action} className="content-form" preventScrollReset>
      <input type="hidden" name="formId" value={formId} />
      <input type="hidden" name="base" value={page.base} />
      <input type="hidden" name="stock_seen" value={page.stockSeen} />
      {rowsOf(fields).map((row) => (
        <div key={row[0]?.name} className={row.length > 1 ? "content-row" : "content-single"}>
          {row.map((field) => (
            <ContentFieldInput
              key={field.name}
              field={field}
              typed={typed[field.name] ?? ""}
              fault={mine?.faults[field.name]}
            />
          ))}
        </div>
      ))}
      <div className="content-single">
        {changes === "day" ? (
          <Field
            label={copy.edit.from}
            name="from"
            type="date"
            min={page.today}
            hint={copy.edit.fromHint}
            defaultValue={mine?.typed.from ?? ""}
          />
        ) : (
          <>
            <input type="hidden" name="from" value="" />
            <p className="hint">{copy.edit.atOnce}</p>
          </>
        )}
        {page.waiting && <p className="hint">{copy.edit.waiting(page.waiting.version, page.waiting.from)}</p>}
        <Field
          label={words.reason}
          name="reason"
          maxLength={500}
          hint={words.reasonHint}
          defaultValue={mine?.typed.reason ?? ""}
        />
      </div>
      {mine && mine.findings.length > 0 && (
        <Checkbox label={copy.edit.despite} name="despite" value="yes" defaultChecked={false} />
      )}
      <div aria-live="polite">
        <FieldError id="content-refused">{refused && refusals[refused]}</FieldError>
      </div>
      <div className="content-buttons">
        <Button type="submit" name="intent" value="check" variant="quiet" busy={sent === "check"}>
          {copy.edit.check}
        </Button>
        <Button type="submit" name="intent" value="save" busy={sent === "save"}>
          {copy.edit.save}
        </Button>
      </div>
    </Form>
  );
}
