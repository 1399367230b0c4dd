import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Button, type ButtonVariant } from "#app/ui/controls/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { HiddenFields } from "#app/ui/controls/hidden-fields.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { adminPartsCopy } from "./copy-parts.ts";
import { adminRefusalCopy } from "./copy-refusals.ts";
import type { AdminReply, Typed } from "./reply.ts";

export type ActFormProps = {
  action: string;
  /** Who reads this page. */
  userId: string;
  intent: string;
  formId: string;
  /** What the act is about, as hidden fields. */
  about?: Readonly<Record<string, string>>;
  reply: AdminReply | undefined;
  submit: string;
  variant?: ButtonVariant;
  /** An act that needs no reason has none. */
  reason?: boolean;
  children?: ReactNode | ((typed: Typed) => ReactNode);
};

/** One act of staff: what it is about, a reason, and what became of the same form. */
export function ActForm(props: ActFormProps) {
  const {
    userId,
    intent,
    formId,
    about = {},
    reply,
    submit,
    variant = "plum",
    reason = true,
    children,
  } = props;
  const words = useCopy(adminPartsCopy);
  const action = useMemberAction(props.action, userId);
  const sent = useNavigation().formData;
  const busy = sent?.get("intent") === intent && isSame(about, (name) => sent.get(name));
  const refused = refusedHere(reply, intent, about);
  const typed = refused?.typed ?? {};
  const said = useCopy(adminRefusalCopy);
  const errorId = `refused-${intent}-${Object.values(about).join("-")}`;
  return (
    <Form method="post" action={action} className="admin-form" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="formId" value={formId} />
      <HiddenFields fields={about} />
      {typeof children === "function" ? children(typed) : children}
      {reason && (
        <Field
          label={words.reason}
          name="reason"
          maxLength={500}
          hint={words.reasonHint}
          defaultValue={typed.reason ?? ""}
          required
        />
      )}
      <FieldError id={errorId}>{refused && said[refused.refusal]}</FieldError>
      <Button type="submit" variant={variant} busy={busy}>
        {submit}
      </Button>
    </Form>
  );
}

const isSame = (about: Readonly<Record<string, string>>, of: (name: string) => unknown): boolean =>
  Object.entries(about).every(([name, value]) => of(name) === value);

/** The refusal of this very form; null where it was another's, or is done. */
export const refusedHere = (
  reply: AdminReply | undefined,
  intent: string,
  about: Readonly<Record<string, string>>,
): Extract<AdminReply, { ok: false }> | null =>
  reply && !reply.ok && reply.intent === intent && isSame(about, (name) => reply.typed[name]) ? reply : null;
