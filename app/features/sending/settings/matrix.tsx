import {
  type Channel,
  cellOf,
  choiceName,
  isOffered,
  type Offer,
} from "#app/features/notifications/choices/choices.ts";
import { Checkbox } from "#app/ui/controls/switch.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import type { IconName } from "#app/ui/icons/icons.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import { sendingCopy } from "./copy-sending.ts";
import type { NoticeLine } from "./page.ts";
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
  cell: (kind: string, channel: string) => string;
};
type TableProps = { offer: Offer; choices: readonly string[]; words: Words };
type MatrixProps = TableProps & { lines: readonly NoticeLine[]; kept: readonly string[] };

/** G20: of what a member is told, and how; what is always told stands there and cannot be changed. */
export function NoticeMatrix({ lines, offer, choices, kept, words }: MatrixProps) {
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
          {lines.map((line) => (
            <tr key={line.kind}>
              <th scope="row">
                {line.title}
                <small>{line.text}</small>
              </th>
              {columns.map((channel) => (
                <td key={channel}>
                  <Cell line={line} channel={channel} offer={offer} choices={choices} words={words} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* what is not shown stays as it was chosen */}
      {kept.map((name) => (
        <input key={name} type="hidden" name="choice" value={name} />
      ))}
    </div>
  );
}

type CellProps = TableProps & { line: NoticeLine; channel: Column };

function Cell({ line, channel, offer, choices, words }: CellProps) {
  const { always, never } = useCopy(sendingCopy);
  const choice = { kind: line.kind, channel };
  if (!isOffered(offer, choice))
    return cellOf(choice) === "always" ? <small>{always}</small> : <span className="sr-only">{never}</span>;
  if (channel === "email") return <MailChoice line={line} choices={choices} words={words} />;
  return (
    <Checkbox
      bare
      name="choice"
      value={choiceName(choice)}
      defaultChecked={choices.includes(choiceName(choice))}
      label={words.cell(line.title, words.channels[channel])}
    />
  );
}

type MailProps = { line: NoticeLine; choices: readonly string[]; words: Words };

function MailChoice({ line: { kind, title }, choices, words }: MailProps) {
  const { mail } = useCopy(sendingCopy);
  const chosen = (["email", "digest"] as const).find((channel) =>
    choices.includes(choiceName({ kind, channel })),
  );
  return (
    <select
      name={`mail-${kind}`}
      className="notice-mail"
      defaultValue={chosen ?? ""}
      aria-label={words.cell(title, words.channels.email)}
    >
      <option value="">{mail.off}</option>
      <option value="email">{mail.email}</option>
      <option value="digest">{mail.digest}</option>
    </select>
  );
}
