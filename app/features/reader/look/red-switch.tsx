import { Switch } from "#app/ui/controls/switch.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { lookCopy } from "./copy-look.ts";
import type { Look } from "./look.ts";

type RedSwitchProps = { look: Look; change(fields: Record<string, string>): void };

/** In a form without script an unpressed box is not sent: the field before it says so. */
export function RedSwitch({ look, change }: RedSwitchProps) {
  const { red } = useCopy(lookCopy);
  return (
    <>
      <input type="hidden" name="red" value="off" />
      <Switch
        label={red}
        name="red"
        value="on"
        checked={look.red}
        onChange={(event) => change({ red: event.target.checked ? "on" : "off" })}
      />
    </>
  );
}
