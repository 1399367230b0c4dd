import { useState } from "react";
import { Button } from "#app/ui/controls/button.tsx";
import { Chip } from "#app/ui/controls/chip.tsx";
import { Tabs } from "#app/ui/controls/tabs.tsx";
import { Avatar } from "#app/ui/layout/avatar.tsx";
import { Badge } from "#app/ui/layout/badge.tsx";
import { StatBar, Steps } from "#app/ui/layout/progress.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { Sheet } from "#app/ui/overlays/sheet.tsx";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import { workbenchCopy } from "./copy.ts";

const useSample = () => useCopy(workbenchCopy).sample;

export function Over() {
  const sample = useSample();
  const [open, setOpen] = useState<"dialog" | "sheet" | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="part-flow">
      <Button variant="quiet" onClick={() => setOpen("dialog")}>
        {sample.openDialog}
      </Button>
      <Button variant="quiet" onClick={() => setOpen("sheet")}>
        {sample.openSheet}
      </Button>
      <Dialog open={open === "dialog"} onClose={close} title={sample.dialogTitle}>
        <p className="text-muted">{sample.dialogText}</p>
        <div className="part-flow mt-6 justify-end">
          <Button variant="quiet" onClick={close}>
            {sample.keep}
          </Button>
          <Button variant="danger" onClick={close}>
            {sample.remove}
          </Button>
        </div>
      </Dialog>
      <Sheet open={open === "sheet"} onClose={close} title={sample.sheetTitle}>
        <p className="text-muted">{sample.sheetText}</p>
      </Sheet>
    </div>
  );
}

export function Toasts() {
  const sample = useSample();
  return (
    <div className="part-flow">
      <Button
        variant="quiet"
        onClick={() => showToast({ title: sample.copied, tone: "ok", durationMs: 4000 })}
      >
        {sample.copied}
      </Button>
      <Button
        variant="quiet"
        onClick={() => showToast({ title: sample.failed, text: sample.failedText, tone: "danger" })}
      >
        {sample.failed}
      </Button>
      <Button
        variant="quiet"
        onClick={() => showToast({ title: sample.premium, text: sample.premiumText, tone: "premium" })}
      >
        {sample.premium}
      </Button>
    </div>
  );
}

export function TabsAndChips() {
  const sample = useSample();
  const [tab, setTab] = useState<"care" | "shop" | "training">("care");
  const [praying, setPraying] = useState(true);
  const panels = { care: sample.carePanel, shop: sample.shopPanel, training: sample.trainingPanel };
  return (
    <>
      <Tabs
        label={sample.care}
        current={tab}
        onChange={setTab}
        tabs={[
          { key: "care", label: sample.care },
          { key: "shop", label: sample.shop },
          { key: "training", label: sample.training },
        ]}
      >
        <p className="py-4 text-muted">{panels[tab]}</p>
      </Tabs>
      <div className="part-flow">
        <Chip>{sample.tell}</Chip>
        <Chip aria-pressed={praying} onClick={() => setPraying(!praying)}>
          {sample.pray}
        </Chip>
      </div>
    </>
  );
}

export function BadgesAndPeople() {
  const sample = useSample();
  return (
    <>
      <div className="part-flow">
        <Badge tone="ok" dot>
          {sample.connected}
        </Badge>
        <Badge tone="amber" dot>
          {sample.connecting}
        </Badge>
        <Badge tone="danger" dot>
          {sample.disconnected}
        </Badge>
        <Badge tone="plum">Premium</Badge>
        <Badge>{sample.sample}</Badge>
      </div>
      <div className="part-flow">
        {["Ann Okafor", "Óscar Núñez", "Ruth", "Miriam Levi", "Tom", ""].map((name) => (
          <Avatar key={name} name={name} />
        ))}
        <Avatar name="Ann Okafor" size="large" />
        <Avatar name="Ann Okafor" size="small" />
      </div>
    </>
  );
}

export function Progress() {
  const sample = useSample();
  return (
    <div className="part-grid">
      <StatBar label={sample.health} value={86} />
      <StatBar label={sample.happiness} value={72} />
      <StatBar label={sample.energy} value={41} />
      <div>
        <p className="mb-2 text-sm">{sample.week}</p>
        <Steps done={2} of={6} words={sample.week} />
      </div>
    </div>
  );
}
