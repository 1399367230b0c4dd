import { useCallback, useEffect, useState } from "react";
import { dateFormat } from "#app/core/text/date-format.ts";
import { vendorCode } from "#app/features/access/copy/copy-vendor.ts";
import { Line } from "#app/features/settings/form/line.tsx";
import { settingsCopy } from "#app/features/settings/model/copy.ts";
import type { ClerkDevice } from "#app/session/clerk-browser.ts";
import { isLeaving } from "#app/session/session-browser.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { Badge } from "#app/ui/layout/badge.tsx";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import type { Vendor } from "./use-vendor.tsx";
import { useVendorAction } from "./use-vendor-action.tsx";

/** It was signed out already, there or by an earlier try. */
function unlessEnded(error: unknown): void {
  if (vendorCode(error) !== "resource_not_found") throw error;
}

/** G21: where the person is signed in. Signed out there, the rooms of that session close too (by webhook). */
export function DevicesLine({ vendor }: { vendor: Vendor }) {
  const { devices: words } = useCopy(settingsCopy);
  const language = useLanguage();
  const action = useVendorAction(vendor);
  const [devices, setDevices] = useState<ClerkDevice[] | null>(null);
  const { user, sessionId } = vendor;
  const list = useCallback(() => {
    // who is on the way out has no session any more that could be asked with; an unknown number is not said
    if (!isLeaving()) void user?.getSessions().then(setDevices, () => undefined);
  }, [user]);
  useEffect(list, [list]);

  const when = dateFormat(language, { dateStyle: "medium", timeStyle: "short" });
  const nameOf = ({ latestActivity: { browserName, deviceType } }: ClerkDevice) =>
    browserName && deviceType
      ? words.on(browserName, deviceType)
      : (browserName ?? deviceType ?? words.unknown);
  const end = async (ended: ClerkDevice[]) => {
    const done = await action.go(async (_user, step) => {
      for (const device of ended) await step(device.revoke().catch(unlessEnded));
    });
    if (!done) return;
    setDevices((before) => before?.filter((device) => !ended.includes(device)) ?? null);
    showToast({ title: words.ended, tone: "ok" });
  };
  const others = devices?.filter(({ id }) => id !== sessionId) ?? [];
  return (
    <Line title={words.title} text={devices ? words.count(devices.length) : undefined}>
      <ul className="setting-list">
        {devices?.map((device) => (
          <li key={device.id}>
            <span>
              <b>
                {nameOf(device)} {device.id === sessionId && <Badge tone="ok">{words.here}</Badge>}
              </b>
              <small>{words.seen(when.format(device.lastActiveAt))}</small>
            </span>
            {device.id !== sessionId && (
              <Button
                variant="bare"
                busy={action.busy}
                aria-label={words.endOf(nameOf(device))}
                onClick={() => void end([device])}
              >
                {words.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FieldError id="devices-problem">{action.problem}</FieldError>
      {others.length > 0 && (
        <Button variant="quiet" busy={action.busy} onClick={() => void end(others)}>
          {words.endOthers}
        </Button>
      )}
    </Line>
  );
}
