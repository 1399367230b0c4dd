import { dateFormat } from "#app/core/text/date-format.ts";
import { shownPhone } from "#app/features/phone/phone-format.ts";
import { PhoneVerification } from "#app/features/phone/screen/phone-verification.tsx";
import { revalidateSoon } from "#app/realtime/reread.ts";
import { Select } from "#app/ui/controls/select.tsx";
import { useHydrated } from "#app/ui/controls/use-hydrated.ts";
import { Badge } from "#app/ui/layout/badge.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { Line, Section } from "./form/line.tsx";
import { SettingsForm } from "./form/settings-form.tsx";
import { settingsCopy } from "./model/copy.ts";
import type { SettingsPage } from "./model/page.ts";

type Props = { page: SettingsPage };

/** PH6: where a number that was skipped is added. */
export function PhoneSection({ page }: Props) {
  const { phone: words, noScript } = useCopy(settingsCopy);
  const hydrated = useHydrated();
  const { number, verified } = page.phone;
  return (
    <Section id="phone" title={words.title} text={words.text}>
      <div className="setting-lines">
        <Line
          key={`${number}${verified}`}
          title={
            <>
              {number ? <span dir="ltr">{shownPhone(number)}</span> : words.none}{" "}
              {number && (
                <Badge tone={verified ? "ok" : "amber"}>{verified ? words.verified : words.unverified}</Badge>
              )}
            </>
          }
          text={words.only}
          open={number ? words.verify : words.add}
        >
          <noscript>
            <p>{noScript}</p>
          </noscript>
          {hydrated && (
            <PhoneVerification initialNumber={number} purpose="settings" onDone={revalidateSoon} />
          )}
        </Line>
      </div>
    </Section>
  );
}

const named = (zone: string): string => zone.replaceAll("_", " ");

/** G2: one change a day, in force from the member's next midnight on. */
export function ZoneSection({ page: { userId, zone, now } }: Props) {
  const { zone: words } = useCopy(settingsCopy);
  const hint = useZoneHint(zone, now);
  return (
    <Section id="zone" title={words.title} text={words.text}>
      <SettingsForm intent="zone" userId={userId} submit={words.save}>
        {() => (
          <Select
            label={words.field}
            name="zone"
            key={`${zone.followsDevice}${zone.next}${zone.current}`}
            defaultValue={zone.followsDevice ? "device" : (zone.next ?? zone.current)}
            hint={hint}
          >
            <option value="device">{words.device(zone.device && named(zone.device))}</option>
            {zone.all.map((name) => (
              <option key={name} value={name}>
                {named(name)}
              </option>
            ))}
          </Select>
        )}
      </SettingsForm>
    </Section>
  );
}

/** Which zone counts: the device's only once something was sent from it (`followTimeZone`), and midnight has come. */
function useZoneHint({ current, next, device, followsDevice }: SettingsPage["zone"], now: number): string {
  const { zone: words } = useCopy(settingsCopy);
  const time = dateFormat(useLanguage(), { timeStyle: "short", timeZone: current }).format(now);
  if (next) return words.waits(named(next));
  return followsDevice && device !== current ? words.follows(named(current), time) : words.hint(time);
}
