import { type FormEvent, useId, useState } from "react";
import { chosenIn } from "#app/features/bible/translations.ts";
import { openAllKept } from "#app/features/bible-offline/text-store.tsx";
import CrisisHelp from "#app/features/chat/message/help-for.tsx";
import { offlineAppCopy } from "#app/features/offline/copy.ts";
import { answerOnDevice, type DeviceAnswer } from "#app/features/offline/model/answer.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";

/** A small answerer that needs no network: passages of what is kept here, and people first where somebody is in danger. */
export function AskDevice({ translations }: { translations: readonly string[] }) {
  const { ask: words } = useCopy(offlineAppCopy);
  const language = useLanguage();
  const id = useId();
  const [question, setQuestion] = useState("");
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<{ asked: string; found: DeviceAnswer } | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const asked = question.trim();
    if (!asked) return;
    setBusy(true);
    const texts = await openAllKept().catch(() => []);
    setAnswer({ asked, found: answerOnDevice(asked, texts, { language, own: chosenIn(document.cookie) }) });
    setBusy(false);
  };
  return (
    <section className="device-part" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{words.title}</h2>
      <p>{words.text}</p>
      <form method="post" className="device-ask" onSubmit={submit}>
        <label htmlFor={id}>{words.field}</label>
        <div className="device-ask-row">
          <input
            id={id}
            className="input"
            dir="auto"
            autoComplete="off"
            maxLength={400}
            value={question}
            onChange={(event) => setQuestion(event.currentTarget.value)}
          />
          <Button type="submit" icon="search" busy={busy}>
            {words.submit}
          </Button>
        </div>
      </form>
      <div role="status" className="device-answer">
        {answer && <CrisisHelp text={answer.asked} />}
        {answer && translations.length === 0 && <p>{words.noText}</p>}
        {answer && translations.length > 0 && <Passages answer={answer.found} />}
      </div>
    </section>
  );
}

function Passages({ answer: { subject, passages } }: { answer: DeviceAnswer }) {
  const { ask: words } = useCopy(offlineAppCopy);
  if (passages.length === 0) return <p>{words.none}</p>;
  return (
    <>
      <p className="hint">{words.from}</p>
      {subject && <p>{words.about(subject)}</p>}
      {passages.map(({ reference, translation, text, path, about }) => (
        <figure key={`${reference}${translation}`} className="device-passage">
          <blockquote dir="auto">{text}</blockquote>
          <figcaption>
            <a href={path}>{reference}</a> <small>{translation}</small>
          </figcaption>
          {about && <p className="hint">{about}</p>}
        </figure>
      ))}
    </>
  );
}
