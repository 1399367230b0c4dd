import { useEffect, useState } from "react";
import { nativeCopy } from "#app/native/native-copy.ts";
import { canLock, isLockOn, turnLock } from "#app/native/shell/app-lock.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy } from "#app/ui/words/language.tsx";

/** Whether this phone asks for a face or a finger before it shows anything. In the native shell alone. */
export function AppLockLine() {
  const { lock: words } = useCopy(nativeCopy);
  const [state, setState] = useState<"none" | "on" | "off">("none");
  useEffect(() => {
    let here = true;
    void canLock().then((can) => here && can && setState(isLockOn() ? "on" : "off"));
    return () => {
      here = false;
    };
  }, []);
  if (state === "none") return null;
  const turn = async () => {
    if (!(await turnLock(state === "off", words))) return showToast({ title: words.failed, tone: "danger" });
    setState(state === "on" ? "off" : "on");
    showToast({ title: state === "on" ? words.turnedOff : words.turnedOn, tone: "ok" });
  };
  return (
    <li>
      <span>
        <b>{words.setting}</b>
        <small>{words.settingText}</small>
      </span>
      <Button variant="quiet" icon="lock" onClick={turn}>
        {state === "on" ? words.turnOff : words.turnOn}
      </Button>
    </li>
  );
}
