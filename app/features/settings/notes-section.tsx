import { dateFormat } from "#app/core/text/date-format.ts";
import { timeOf, USUAL_QUIET } from "#app/features/notifications/choices/choices.ts";
import { DevicePush } from "#app/features/sending/push/device-push.tsx";
import { sendingCopy } from "#app/features/sending/settings/copy-sending.ts";
import { NoticeMatrix } from "#app/features/sending/settings/matrix.tsx";
import type { SendingPage } from "#app/features/sending/settings/page.ts";
import { revalidateSoon } from "#app/realtime/reread.ts";
import { Field } from "#app/ui/controls/field.tsx";
import { Select } from "#app/ui/controls/select.tsx";
import { Switch } from "#app/ui/controls/switch.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { Section } from "./form/line.tsx";
import { SettingsForm } from "./form/settings-form.tsx";
import { settingsCopy } from "./model/copy.ts";
import type { SettingsPage } from "./model/page.ts";
import { NoticeDevices } from "./notice-devices.tsx";

/** G20: what a member is told of, and how; each cell of 44 px, all of them one form. */
export function NotificationsSection({ page }: { page: SettingsPage }) {
  const { userId, choices, keptChoices, quiet, sending } = page;
  const { notes: words } = useCopy(settingsCopy);
  const hours = quiet ?? USUAL_QUIET;
  return (
    <Section id="notes" title={words.title} text={words.text}>
      <p className="hint">{words.truth}</p>
      <RefusedMail userId={userId} at={sending.mailRefusedAt} zone={page.zone.current} />
      <SettingsForm intent="notifications" userId={userId} submit={words.save}>
        {() => (
          <>
            <NoticeMatrix
              lines={sending.lines}
              offer={sending.offer}
              choices={choices}
              kept={keptChoices}
              words={words}
            />
            <TextTerms sending={sending} />
            <How sending={sending} />
            <div className="setting-quiet">
              <Switch
                name="quiet"
                label={words.quiet}
                hint={words.quietText}
                defaultChecked={quiet !== null}
              />
              <div>
                <Field label={words.from} name="quietFrom" type="time" defaultValue={timeOf(hours.from)} />
                <Field label={words.to} name="quietTo" type="time" defaultValue={timeOf(hours.to)} />
              </div>
            </div>
          </>
        )}
      </SettingsForm>
      {(sending.pushKey || sending.phonePush) && (
        <DevicePush pushKey={sending.pushKey} phonePush={sending.phonePush} onChange={revalidateSoon} />
      )}
      <NoticeDevices userId={userId} devices={sending.devices} zone={page.zone.current} />
    </Section>
  );
}

/** When the digest comes, and whether the day of rest is kept. */
function How({ sending }: { sending: SendingPage }) {
  const { digest, rest } = useCopy(sendingCopy);
  return (
    <div className="sending-how">
      <Select label={digest.label} name="digestEvery" defaultValue={sending.every} hint={digest.hint}>
        <option value="day">{digest.day}</option>
        <option value="week">{digest.week}</option>
      </Select>
      <Switch name="keepsRest" label={rest.label} hint={rest.hint} defaultChecked={sending.keepsRest} />
    </div>
  );
}

/** What somebody agrees to who ticks SMS, beside the boxes. */
function TextTerms({ sending }: { sending: SendingPage }) {
  const { texts } = useCopy(sendingCopy);
  if (!sending.canText) return <p className="hint">{texts.needsPhone}</p>;
  return (
    <>
      <p className="hint">{texts.terms}</p>
      {sending.textsStopped && <p className="sending-note">{texts.stopped}</p>}
    </>
  );
}

function RefusedMail({ userId, at, zone }: { userId: string; at: number | null; zone: string }) {
  const { refused } = useCopy(sendingCopy);
  const day = dateFormat(useLanguage(), { dateStyle: "long", timeZone: zone });
  if (at === null) return null;
  return (
    <div className="sending-note">
      <p>{refused.text(day.format(at))}</p>
      <SettingsForm
        intent="mail-again"
        userId={userId}
        submit={refused.again}
        saved={{ "mail-again": refused.done }}
      />
    </div>
  );
}
