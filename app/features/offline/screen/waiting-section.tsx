import { useState } from "react";
import { offlineAppCopy } from "#app/features/offline/copy.ts";
import { sendEverything } from "#app/features/offline/state/send-everything.tsx";
import type { WaitingQueue } from "#app/manifest/waiting-queue.ts";
import { outboxCopy } from "#app/outbox/outbox-copy.ts";
import { download } from "#app/outbox/sign-out-dialog.ts";
import type { WaitingItem } from "#app/outbox/waiting-list.ts";
import { pageUser } from "#app/request/page-user.ts";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { Badge } from "#app/ui/layout/badge.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import type { Device } from "./use-device.tsx";

/** The one outbox: everything of every feature that the server has not taken, and what was begun. */
export function WaitingSection({
  queues,
  device,
  online,
  onSend,
}: {
  queues: readonly WaitingQueue[];
  device: Device;
  online: boolean;
  onSend(): void;
}) {
  const { waiting: words } = useCopy(offlineAppCopy);
  const [busy, setBusy] = useState(false);
  const { waiting } = device;
  const userId = pageUser();
  const canSend = waiting.some(({ state }) => state === "waiting");
  const send = async () => {
    if (!userId) return;
    setBusy(true);
    await sendEverything(queues, userId);
    setBusy(false);
    onSend();
  };
  return (
    <section className="device-part" aria-labelledby="waiting-title">
      <h2 id="waiting-title">
        {words.title}
        {waiting.length > 0 && <Badge tone="amber">{words.count(waiting.length)}</Badge>}
      </h2>
      {waiting.length === 0 ? (
        <p className="device-none">
          <Icon name="check" />
          {words.none}
        </p>
      ) : (
        <>
          <ul className="waiting-list">
            {waiting.map((item) => (
              <Waits key={`${item.kind}${item.id}`} item={item} online={online && userId !== null} />
            ))}
          </ul>
          <div className="device-acts">
            {online && userId && canSend && (
              <Button icon="rotate-cw" busy={busy} onClick={send}>
                {words.send}
              </Button>
            )}
            {online && !userId && (
              <ButtonLink to="/auth?mode=login&return_to=/offline">{words.signIn}</ButtonLink>
            )}
            <Button variant="quiet" icon="download" onClick={() => download(waiting)}>
              {words.file}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

const SIGNS = { waiting: "clock", refused: "circle-alert", draft: "square-pen" } as const;

/** One thing: what it is, its words, and how it stands. */
function Waits({ item, online }: { item: WaitingItem; online: boolean }) {
  const { kinds, states } = useCopy(outboxCopy);
  const { waiting: words } = useCopy(offlineAppCopy);
  const { kind, state, text, path } = item;
  const status = state === "waiting" && online ? words.sending : states[state];
  return (
    <li data-state={state}>
      <div className="waiting-thing">
        <b>{kinds[kind]}</b>
        {text && <p dir="auto">{text}</p>}
        <small className="device-sign">
          <Icon name={SIGNS[state]} size="small" />
          {status}
        </small>
      </div>
      {state !== "waiting" && online && (
        <a className="btn btn-bare" href={path} aria-label={words.open(kinds[kind])}>
          {words.see}
        </a>
      )}
    </li>
  );
}
