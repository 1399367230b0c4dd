import { useId, useState } from "react";
import { Button } from "#app/ui/controls/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { RadioGroup } from "#app/ui/controls/radio-group.tsx";
import { Select } from "#app/ui/controls/select.tsx";
import { Checkbox, Switch } from "#app/ui/controls/switch.tsx";
import { Menu } from "#app/ui/overlays/menu.tsx";
import { Tooltip } from "#app/ui/overlays/tooltip.tsx";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import { workbenchCopy } from "./copy.ts";

const useSample = () => useCopy(workbenchCopy).sample;

export function Buttons() {
  const sample = useSample();
  return (
    <>
      <div className="part-flow">
        <Button large>{sample.join}</Button>
        <Button>{sample.save}</Button>
        <Button variant="quiet">{sample.notNow}</Button>
        <Button variant="bare">{sample.see}</Button>
        <Button variant="amber">{sample.upgrade}</Button>
      </div>
      <div className="part-flow">
        <Button variant="danger">{sample.remove}</Button>
        <Button disabled>{sample.create}</Button>
        <Button busy>{sample.busy}</Button>
        <Button icon="arrow-up" iconOnly>
          {sample.more}
        </Button>
      </div>
    </>
  );
}

export function Fields() {
  const sample = useSample();
  return (
    <div className="part-grid">
      <Field label={sample.name} defaultValue="Ann Okafor" autoComplete="off" />
      <Field label={sample.email} defaultValue="ann" error={sample.emailError} autoComplete="off" />
      <Field label={sample.password} type="password" defaultValue="lantern" autoComplete="off" />
      <Select label={sample.zone} hint={sample.zoneHint}>
        <option>{sample.pacific}</option>
        <option>{sample.eastern}</option>
      </Select>
    </div>
  );
}

export function Choices() {
  const sample = useSample();
  const id = useId();
  const [look, setLook] = useState<"auto" | "light" | "dark">("auto");
  return (
    <div className="part-grid">
      <div>
        <Switch label={sample.quiet} hint={sample.quietHint} defaultChecked />
        <Checkbox label={sample.reminders} defaultChecked />
      </div>
      <RadioGroup
        legend={sample.appearance}
        name={`${id}look`}
        look="row"
        value={look}
        onChange={setLook}
        options={[
          { value: "auto", label: sample.device },
          { value: "light", label: sample.light },
          { value: "dark", label: sample.dark },
        ]}
      />
      <RadioGroup
        legend={sample.seen}
        name={`${id}seen`}
        defaultValue="everyone"
        options={[
          { value: "everyone", label: sample.everyone, hint: sample.everyoneHint },
          { value: "groups", label: sample.groups },
        ]}
      />
    </div>
  );
}

export function MenuAndTip() {
  const sample = useSample();
  const chosen = (title: string) => () => showToast({ title, tone: "ok" });
  return (
    <div className="part-flow">
      <Menu
        label={sample.more}
        iconOnly
        align="start"
        items={[
          { label: sample.remind, icon: "bell", onSelect: chosen(sample.remind) },
          { label: sample.hide, hint: sample.hideHint, icon: "eye-off", onSelect: chosen(sample.hide) },
          {
            label: sample.report,
            hint: sample.reportHint,
            icon: "circle-alert",
            tone: "danger",
            apart: true,
            onSelect: chosen(sample.report),
          },
        ]}
      />
      <Tooltip text={sample.coinsTip}>
        <Button variant="quiet">{sample.coins}</Button>
      </Tooltip>
      <Tooltip text={sample.hideHint}>
        <Button variant="quiet">{sample.hide}</Button>
      </Tooltip>
    </div>
  );
}
