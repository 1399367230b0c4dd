import { Icon } from "#app/ui/icons/icon.tsx";
import type { HelpPart } from "./care-parts.ts";

const iconOf = (href: string) =>
  href.startsWith("tel:") ? "phone" : href.startsWith("sms:") ? "message-circle" : "compass";

/** Help before anything else: read from top to bottom, pressed with a thumb, in the words it was given with. */
export function HelpCard({ help }: { help: HelpPart }) {
  return (
    <section className="help-card" aria-label={help.title} data-stays="">
      <h2>{help.title}</h2>
      <p>{help.text}</p>
      <ul>
        {help.lines.map(({ label, href, says }) => (
          <li key={href}>
            <a
              className="help-line"
              href={href}
              {...(href.startsWith("https:") && { target: "_blank", rel: "noreferrer" })}
            >
              <Icon name={iconOf(href)} />
              <b>{label}</b>
              <span>{says}</span>
            </a>
          </li>
        ))}
      </ul>
      <p>{help.close}</p>
    </section>
  );
}
