import { type FormEvent, useEffect, useRef, useState } from "react";
import { dateFormat } from "#app/core/text/date-format.ts";
import { refusalCopy, threadCopy } from "#app/features/chat/threads/copy.ts";
import { type ShareView, sharedPath } from "#app/features/chat/threads/shared.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import type { ConversationView } from "#party/protocol.ts";
import { sendThreadForm } from "./thread-request.tsx";

type ShareDialogProps = { conversation: ConversationView; timeZone: string; onClose: () => void };

/** Off until asked for; each link is a copy of its own and can be revoked. */
export function ShareDialog({ conversation, timeZone, onClose }: ShareDialogProps) {
  const copy = useCopy(threadCopy).share;
  const language = useLanguage();
  const [shares, setShares] = useState<ShareView[] | null>(null);
  const [error, setError] = useState("");
  /** The link whose address is there to be copied by hand. */
  const [byHand, setByHand] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const act = async (fields: Record<string, string>) => {
    setBusy(true);
    const reply = await sendThreadForm(fields);
    setBusy(false);
    setError(reply.ok ? "" : refusalCopy[language][reply.refusal]);
    if (reply.ok && "shares" in reply) setShares(reply.shares);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once when the dialog opens
  useEffect(() => void act({ intent: "shares", conversationId: conversation.id }), []);

  const form = useRef<HTMLFormElement>(null);
  // a link that was revoked takes its buttons along
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each list
  useEffect(() => {
    if (document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
  }, [shares]);

  const make = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const named = new FormData(event.currentTarget).has("named") ? "on" : "off";
    void act({ intent: "share", conversationId: conversation.id, named });
  };
  const copyLink = async (token: string) => {
    const address = location.origin + sharedPath(token);
    const done = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    setByHand(done ? null : token);
    if (done) showToast({ title: copy.copied, tone: "ok" });
  };
  const when = dateFormat(language, { dateStyle: "medium", timeStyle: "short", timeZone });
  return (
    <Dialog open onClose={onClose} title={copy.title}>
      <p>{copy.text}</p>
      <form ref={form} className="thread-form" method="post" onSubmit={make}>
        <label className="tick">
          <input type="checkbox" name="named" />
          <span>{copy.named}</span>
        </label>
        <Button type="submit" busy={busy}>
          {copy.make}
        </Button>
      </form>
      {error && (
        <p role="alert" className="field-error">
          {error}
        </p>
      )}
      {shares?.length === 0 && <p className="search-said">{copy.none}</p>}
      <ul className="share-links">
        {shares?.map(({ token, createdAt, named }) => (
          <li key={token}>
            <a href={sharedPath(token)} target="_blank" rel="noreferrer">
              {copy.made(when.format(createdAt))}
              {named && `, ${copy.withName}`}
            </a>
            <Button variant="quiet" onClick={() => void copyLink(token)}>
              {copy.copy}
            </Button>
            <Button variant="bare" onClick={() => void act({ intent: "unshare", token })}>
              {copy.revoke}
            </Button>
            {byHand === token && (
              <CopyByHand label={copy.byHand} address={location.origin + sharedPath(token)} />
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Where the clipboard is closed: the address, selected, for as long as it is wanted. */
function CopyByHand({ label, address }: { label: string; address: string }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return <input ref={field} className="input share-address" aria-label={label} value={address} readOnly />;
}
