import { useEffect, useState } from "react";
import { sendingCopy } from "#app/features/sending/settings/copy-sending.ts";
import { PermissionNote } from "#app/native/permission-note.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { useHydrated } from "#app/ui/controls/use-hydrated.ts";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import {
  type PushState,
  readPushState,
  refreshSubscription,
  turnPushOff,
  turnPushOn,
} from "./subscription.tsx";

/** Push for the browser that is being looked at: the permission is asked by this press, and never before. */
export function DevicePush({ pushKey, onChange }: { pushKey: string; onChange(): void }) {
  const { push: words } = useCopy(sendingCopy);
  const hydrated = useHydrated();
  const [state, setState] = useState<PushState | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let here = true;
    void readPushState().then((found) => {
      if (here) setState(found);
      // without a network the next visit says it
      if (found === "on") void refreshSubscription().catch(() => undefined);
    });
    return () => {
      here = false;
    };
  }, []);
  const press = async (turn: () => Promise<PushState>) => {
    setBusy(true);
    try {
      const now = await turn();
      setState(now);
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
      {state === "none" && <p>{words.none}</p>}
      {state === "denied" && <p>{words.denied}</p>}
      <PermissionNote name="notifications" />
      {state === "on" && <p>{words.isOn}</p>}
      {(state === "on" || state === "off") && (
        <Button
          variant="quiet"
          icon="smartphone"
          busy={busy}
          onClick={() => press(state === "on" ? turnPushOff : () => turnPushOn(pushKey))}
        >
          {state === "on" ? words.off : words.on}
        </Button>
      )}
    </div>
  );
}
