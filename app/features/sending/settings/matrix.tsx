import {
  type Channel,
  type Choice,
  cellOf,
  choiceName,
  isOffered,
  KINDS,
  type Kind,
  notOffered,
  type Offer,
} from "#app/features/notifications/choices.ts";
import { Checkbox } from "#app/ui/controls/switch.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import type { IconName } from "#app/ui/icons/icons.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import { sendingCopy } from "./copy-sending.ts";
import "./matrix.css";

/** Each and digest are one column: who has both would be told twice. */
type Column = Exclude<Channel, "digest">;
const COLUMNS: readonly Column[] = ["app", "push", "email", "sms"];

const ICONS: Record<Column, IconName> = {
  app: "bell",
  push: "smartphone",
  email: "mail",
  sms: "message-circle",
};

type Words = {
  type: string;
  channels: Record<Channel, string>;
  kinds: Record<Kind, readonly [title: string, text: string]>;
  cell: (kind: string, channel: string) => string;
};
type MatrixProps = { offer: Offer; choices: readonly string[]; words: Words };

/** G20: of what a member is told, and how; what is always told stands there and cannot be changed. */
export function NoticeMatrix({ offer, choices, words }: MatrixProps) {
  const kinds = KINDS.filter((kind) => offer.kinds.includes(kind));
  const columns = COLUMNS.filter((channel) => offer.channels.includes(channel));
  return (
    <div className="setting-matrix-box">
      <table className="setting-matrix notice-matrix">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{words.type}</span>
            </th>
            {columns.map((channel) => (
              <th key={channel} scope="col">
                <Icon name={ICONS[channel]} />
                {words.channels[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">
                {words.kinds[kind][0]}
                <small>{words.kinds[kind][1]}</small>
              </th>
              {columns.map((channel) => (
                <td key={channel}>
                  <Cell choice={{ kind, channel }} offer={offer} choices={choices} words={words} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* what is not shown stays as it was chosen */}
      {notOffered(offer, choices).map((name) => (
        <input key={name} type="hidden" name="choice" value={name} />
      ))}
    </div>
  );
}

function Cell({ choice, offer, choices, words }: MatrixProps & { choice: Choice }) {
  const { always, never } = useCopy(sendingCopy);
  const { kind, channel } = choice;
  if (!isOffered(offer, choice))
    return cellOf(choice) === "always" ? <small>{always}</small> : <span className="sr-only">{never}</span>;
  if (channel === "email") return <MailChoice kind={kind} choices={choices} words={words} />;
  return (
    <Checkbox
      bare
      name="choice"
      value={choiceName(choice)}
      defaultChecked={choices.includes(choiceName(choice))}
      label={words.cell(words.kinds[kind][0], words.channels[channel])}
    />
  );
}

function MailChoice({ kind, choices, words }: { kind: Kind; choices: readonly string[]; words: Words }) {
  const { mail } = useCopy(sendingCopy);
  const chosen = (["email", "digest"] as const).find((channel) =>
    choices.includes(choiceName({ kind, channel })),
  );
  return (
    <select
      name={`mail-${kind}`}
      className="notice-mail"
      defaultValue={chosen ?? ""}
      aria-label={words.cell(words.kinds[kind][0], words.channels.email)}
    >
      <option value="">{mail.off}</option>
      <option value="email">{mail.email}</option>
      <option value="digest">{mail.digest}</option>
    </select>
  );
}
