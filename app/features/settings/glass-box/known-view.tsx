import { Form, useNavigation } from "@remix-run/react";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Button, type ButtonVariant } from "#app/ui/controls/button.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { glassBoxCopy } from "./copy-glass-box.ts";
import type { GlassBoxReply, KnownConversation } from "./glass-box.ts";
import { GlassSection, useMoment } from "./glass-section.tsx";

type KnownProps = { conversations: readonly KnownConversation[]; timeZone: string; userId: string };

/** Each conversation with what is remembered of it, and a way to delete either. */
export function KnownConversations({ conversations, timeZone, userId }: KnownProps) {
  const { known } = useCopy(glassBoxCopy);
  const moment = useMoment(timeZone);
  return (
    <GlassSection id="known" title={known.title} text={known.text}>
      {conversations.length === 0 && <p>{known.none}</p>}
      <ul className="glass-list">
        {conversations.map(({ id, title, at, messages, sign, shared }) => (
          <li key={id}>
            <span>
              <a href={`/chatbot/${id}`} dir="auto">
                {title}
              </a>
              <small>
                {known.messages(messages)}, {moment(at)}
                {shared > 0 && `, ${known.shared(shared)}`}
              </small>
              {sign && <small>{known.signs[sign]}</small>}
            </span>
            <span className="glass-ways">
              {sign && (
                <OneButton
                  intent="forget"
                  id={id}
                  userId={userId}
                  label={known.forgetOf(title)}
                  text={known.forget}
                />
              )}
              <OneButton
                intent="delete"
                id={id}
                userId={userId}
                label={known.removeOf(title)}
                text={known.remove}
                variant="danger"
              />
            </span>
          </li>
        ))}
      </ul>
    </GlassSection>
  );
}

type OneButtonProps = {
  intent: string;
  id: string;
  userId: string;
  label?: string;
  text: string;
  variant?: ButtonVariant;
};

export function OneButton({ intent, id, userId, label, text, variant = "quiet" }: OneButtonProps) {
  const action = useMemberAction("/settings/glass-box", userId);
  const sent = useNavigation().formData;
  const busy = sent?.get("intent") === intent && sent.get("conversationId") === id;
  return (
    <Form method="post" action={action} preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="conversationId" value={id} />
      <Button type="submit" variant={variant} busy={busy} aria-label={label}>
        {text}
      </Button>
    </Form>
  );
}

/** What became of the last press, with the way back where there is one. */
export function Outcome({ reply, userId }: { reply: GlassBoxReply | undefined; userId: string }) {
  const { known, reports } = useCopy(glassBoxCopy);
  const done: Readonly<Record<string, string>> = {
    delete: known.deleted,
    forget: known.forgotten,
    withdraw: reports.withdrawn,
  };
  const text = reply && (reply.ok ? done[reply.intent] : known.failed);
  return (
    <div role="status" className="glass-done">
      {text && <p>{text}</p>}
      {reply?.ok && reply.intent === "delete" && (
        <OneButton intent="restore" id={reply.conversationId} userId={userId} text={known.undo} />
      )}
    </div>
  );
}
