import { dateFormat } from "#app/core/text/date-format.ts";
import { sendingCopy } from "#app/features/sending/settings/copy-sending.ts";
import type { SendingPage } from "#app/features/sending/settings/page.ts";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { Line } from "./form/line.tsx";
import { SettingsForm } from "./form/settings-form.tsx";

type Props = { userId: string; devices: SendingPage["devices"]; zone: string };

/** Browsers and phones that take push for this member; one that is lost is removed from any other. */
export function NoticeDevices({ userId, devices, zone }: Props) {
  const { push: words } = useCopy(sendingCopy);
  const day = dateFormat(useLanguage(), { dateStyle: "medium", timeZone: zone });
  if (devices.length === 0) return null;
  return (
    <Line title={words.devices} text={String(devices.length)}>
      <ul className="setting-list">
        {devices.map(({ id, name, createdAt }) => (
          <li key={id}>
            <span>
              <b>{name || words.unnamed}</b>
              <small>{words.since(day.format(createdAt))}</small>
            </span>
            <SettingsForm
              intent="forget-device"
              userId={userId}
              submit={words.forget}
              saved={{ "forget-device": words.forgotten }}
            >
              {() => <input type="hidden" name="id" value={id} />}
            </SettingsForm>
          </li>
        ))}
      </ul>
    </Line>
  );
}
