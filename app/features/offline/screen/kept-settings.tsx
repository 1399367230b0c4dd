import { useEffect, useState } from "react";
import { dateFormat } from "#app/core/text/date-format.ts";
import { inMegabytes } from "#app/features/bible-offline/model/offered.ts";
import { offlineAppCopy } from "#app/features/offline/copy.ts";
import { keepCopies, turnKeeping } from "#app/features/offline/state/keep-copies.tsx";
import { pageUser } from "#app/request/page-user.ts";
import { keepsCopies } from "#app/session/copies-choice.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import type { Device } from "./use-device.tsx";

type KeptProps = { device: Device; online: boolean; onChange(): void };

/** What is kept, since when, how much, and the member's word on it. */
export function KeptSettings({ device: { copies }, online, onChange }: KeptProps) {
  const { kept: words } = useCopy(offlineAppCopy);
  const language = useLanguage();
  const userId = pageUser();
  const [off, setOff] = useState(() => !userId || !keepsCopies(userId));
  const [bytes, setBytes] = useState<number | null>(null);
  const [persisted, setPersisted] = useState<boolean | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew when the copies are
  useEffect(() => {
    void navigator.storage?.estimate?.().then(({ usage = 0 }) => setBytes(usage));
    void navigator.storage?.persisted?.().then(setPersisted);
  }, [copies?.owner.at]);
  const refresh = async () => {
    if (!userId) return;
    const done = await keepCopies(userId, { now: true }).then(
      () => true,
      () => false,
    );
    showToast({ title: done ? words.refreshed : words.notRefreshed, tone: done ? "ok" : "danger" });
    onChange();
  };
  const turn = async () => {
    if (!userId) return;
    await turnKeeping(userId, off);
    setOff(!off);
    if (off) await keepCopies(userId, { now: true }).catch(() => undefined);
    showToast({ title: off ? words.onDone : words.offDone, tone: "ok" });
    onChange();
  };
  const persist = async () => {
    const yes = (await navigator.storage?.persist?.()) ?? false;
    setPersisted(yes);
    showToast({ title: yes ? words.persistOn : words.persistNo, tone: yes ? "ok" : "plain" });
  };
  const when = dateFormat(language, { dateStyle: "medium", timeStyle: "short" });
  return (
    <section className="device-part" aria-labelledby="kept-things">
      <h2 id="kept-things">{words.title}</h2>
      <p>{words.text}</p>
      <p className="hint">
        {copies && `${words.at(when.format(copies.owner.at))}. `}
        {bytes !== null && bytes > 0 && `${words.size(inMegabytes(bytes, language))}.`}
      </p>
      <div className="device-acts">
        {online && userId && !off && (
          <Button variant="quiet" icon="rotate-cw" onClick={refresh}>
            {words.refresh}
          </Button>
        )}
        {userId && (!off || online) && (
          <Button variant={off ? "plum" : "bare"} onClick={turn}>
            {off ? words.on : words.off}
          </Button>
        )}
        {persisted === false && (
          <Button variant="bare" icon="lock" onClick={persist}>
            {words.persist}
          </Button>
        )}
      </div>
      <p className="hint">{persisted ? words.persistOn : words.persistText}</p>
    </section>
  );
}
