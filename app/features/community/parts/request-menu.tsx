import { useState } from "react";
import { communityCopy } from "#app/features/community/copy.ts";
import type { RequestLine } from "#app/features/community/model/request-line.ts";
import { REASONS } from "#app/features/community/model/themes.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { Menu } from "#app/ui/overlays/menu.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import type { ActOnRequest } from "./use-act.tsx";

/** Hide, report, block: two presses each. A report is sent by the second; its reason may follow. */
export function RequestMenu({ request, act }: { request: RequestLine; act: ActOnRequest }) {
  const copy = useCopy(communityCopy);
  const { menu, reported } = copy;
  const [isReported, setReported] = useState(false);
  const name = request.author?.name;
  return (
    <>
      <Menu
        label={menu.label}
        iconOnly
        items={[
          {
            label: menu.hide,
            hint: menu.hideHint,
            icon: "eye-off",
            onSelect: () => act.send({ intent: "hide" }),
          },
          {
            label: menu.report,
            hint: menu.reportHint,
            icon: "circle-alert",
            apart: true,
            onSelect: () => {
              act.send({ intent: "report", reason: "other" });
              setReported(true);
            },
          },
          {
            label: name ? menu.block(name) : menu.blockUnnamed,
            hint: menu.blockHint,
            icon: "x",
            tone: "danger",
            onSelect: () => act.send({ intent: "block" }),
          },
        ]}
      />
      <Dialog open={isReported} onClose={() => setReported(false)} title={reported.title}>
        <p>{reported.text}</p>
        <div className="report-reasons">
          {REASONS.map((reason) => (
            <Button
              key={reason}
              variant="quiet"
              onClick={() => {
                act.send({ intent: "report", reason });
                setReported(false);
              }}
            >
              {copy.reasons[reason]}
            </Button>
          ))}
        </div>
        <Button onClick={() => setReported(false)}>{reported.done}</Button>
      </Dialog>
    </>
  );
}
