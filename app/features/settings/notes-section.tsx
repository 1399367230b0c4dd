import {
  type Channel,
  type Choice,
  cellOf,
  choiceName,
  isOffered,
  notOffered,
  SHOWN_CHANNELS,
  SHOWN_KINDS,
  timeOf,
  USUAL_QUIET,
} from "#app/features/notifications/choices.ts";
import { Field } from "#app/ui/controls/field.tsx";
import { Checkbox, Switch } from "#app/ui/controls/switch.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import type { IconName } from "#app/ui/icons/icons.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import { Section } from "./form/line.tsx";
import { SettingsForm } from "./form/settings-form.tsx";
import { settingsCopy } from "./model/copy.ts";
import type { SettingsPage } from "./model/page.ts";

const ICONS: Record<Channel, IconName> = {
  app: "bell",
  push: "smartphone",
  email: "mail",
  sms: "message-circle",
};

/** G20: what a member is told of, and how; each cell a box of 44 px, all of them one form. */
export function NotificationsSection({ page: { userId, choices, quiet } }: { page: SettingsPage }) {
  const { notes: words } = useCopy(settingsCopy);
  const hours = quiet ?? USUAL_QUIET;
  return (
    <Section id="notes" title={words.title} text={words.text}>
      <p className="hint">{words.truth}</p>
      <SettingsForm intent="notifications" userId={userId} submit={words.save}>
        {() => (
          <>
            <Matrix choices={choices} />
            {notOffered(choices).map((name) => (
              <input key={name} type="hidden" name="choice" value={name} />
            ))}
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
    </Section>
  );
}

type MatrixProps = { choices: readonly string[] };

function Matrix({ choices }: MatrixProps) {
  const { notes: words } = useCopy(settingsCopy);
  return (
    <div className="setting-matrix-box">
      <table className="setting-matrix">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{words.type}</span>
            </th>
            {SHOWN_CHANNELS.map((channel) => (
              <th key={channel} scope="col">
                <Icon name={ICONS[channel]} />
                {words.channels[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SHOWN_KINDS.map((kind) => (
            <tr key={kind}>
              <th scope="row">
                {words.kinds[kind][0]}
                <small>{words.kinds[kind][1]}</small>
              </th>
              {SHOWN_CHANNELS.map((channel) => (
                <td key={channel}>
                  <Cell choice={{ kind, channel }}>
                    <Checkbox
                      bare
                      name="choice"
                      value={choiceName({ kind, channel })}
                      defaultChecked={choices.includes(choiceName({ kind, channel }))}
                      label={words.cell(words.kinds[kind][0], words.channels[channel])}
                    />
                  </Cell>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ choice, children }: { choice: Choice; children: React.ReactNode }) {
  const { notes: words } = useCopy(settingsCopy);
  if (isOffered(choice)) return children;
  if (cellOf(choice) === "always") return <small>{words.always}</small>;
  return <span className="sr-only">{words.never}</span>;
}
