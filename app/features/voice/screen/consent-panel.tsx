import { Form } from "@remix-run/react";
import { Button } from "#app/ui/controls/button.tsx";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { voiceCopy } from "./copy.ts";

type ConsentPanelProps = { young: boolean /** The box was not checked. */; unaware: boolean };

/** Before the first sound leaves the device: what happens with it. Without script it is a form like any other. */
export function ConsentPanel({ young, unaware }: ConsentPanelProps) {
  const copy = useCopy(voiceCopy);
  const { consent } = copy;
  return (
    <section className="voice-words">
      <p className="voice-state voice-state-quiet">{copy.phases.idle}</p>
      <h2>{young ? consent.youngHeading : consent.heading}</h2>
      <p className="voice-lead">{copy.lead}</p>
      <p className="voice-goes">
        <Icon name="info" />
        <b>{copy.goes}</b>
      </p>
      <Promises />
      <Form method="post" className="voice-consent">
        <input type="hidden" name="intent" value="allow" />
        {young && (
          <>
            <p>{consent.young}</p>
            <label className="voice-aware">
              <input
                type="checkbox"
                name="aware"
                aria-invalid={unaware || undefined}
                aria-describedby={unaware ? "voice-unaware" : undefined}
              />
              <span>{consent.aware}</span>
            </label>
            <FieldError id="voice-unaware">{unaware && consent.unaware}</FieldError>
          </>
        )}
        <Button type="submit" large icon="mic">
          {young ? consent.turnOn : consent.allow}
        </Button>
      </Form>
      <noscript>
        <p>{copy.noScript}</p>
      </noscript>
    </section>
  );
}

export function Promises() {
  const copy = useCopy(voiceCopy);
  return (
    <ul className="voice-promises">
      {copy.promises.map((promise) => (
        <li key={promise}>
          <Icon name="check" />
          <span>{promise}</span>
        </li>
      ))}
    </ul>
  );
}
