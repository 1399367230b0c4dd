import { useEffect, useState } from "react";
import { sendingCopy } from "#app/features/sending/settings/copy-sending.ts";
import { PermissionNote } from "#app/native/permission-note.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { useHydrated } from "#app/ui/controls/use-hydrated.ts";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import type { PushState } from "./subscription.tsx";
import { type Way, wayHere } from "./ways.tsx";

type Props = { pushKey: string | null; phonePush: boolean; onChange(): void };

/** Push for the browser or the app that is being looked at: the permission is asked by this press, and never before. */
export function DevicePush({ pushKey, phonePush, onChange }: Props) {
  const { push: words } = useCopy(sendingCopy);
  const hydrated = useHydrated();
  const [found, setFound] = useState<{ way: Way; state: PushState } | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let here = true;
    const way = wayHere({ pushKey, phonePush }, words.channel);
    void way.read().then((state) => {
      if (here) setFound({ way, state });
      // without a network the next visit says it
      if (state === "on") void way.refresh().catch(() => undefined);
    });
    return () => {
      here = false;
    };
  }, [pushKey, phonePush, words.channel]);
  const { way, state } = found ?? {};
  const press = async () => {
    if (!way) return;
    setBusy(true);
    try {
      const now = await (state === "on" ? way.turnOff() : way.turnOn());
      setFound({ way, state: now });
      if (now === "on") showToast({ title: words.turnedOn, tone: "ok" });
      else if (state === "on") showToast({ title: words.turnedOff, tone: "ok" });
      onChange();
    } catch {
      showToast({ title: words.failed, tone: "danger", durationMs: 7000 });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="sending-push">
      <h3>{words.title}</h3>
      <p className="hint">{words.text}</p>
      {!hydrated && (
        <noscript>
          <p>{words.noScript}</p>
        </noscript>
      )}
      {state === "none" && <p>{way?.isPhone ? words.noneInApp : words.none}</p>}
      {state === "denied" && <p>{way?.isPhone ? words.deniedInApp : words.denied}</p>}
      {!way?.isPhone && <PermissionNote name="notifications" />}
      {state === "on" && <p>{words.isOn}</p>}
      {(state === "on" || state === "off") && (
        <Button variant="quiet" icon="smartphone" busy={busy} onClick={press}>
          {state === "on" ? words.off : words.on}
        </Button>
      )}
    </div>
  );
}
