import { Drawing } from "#app/ui/art/drawing.tsx";
import bird from "#app/ui/art/pet-bird-happy.svg?no-inline";
import { ButtonLink } from "#app/ui/button.tsx";
import { useCopy } from "#app/ui/language.tsx";
import { landingCopy } from "./copy.ts";
import { compactChatCopy } from "./copy-compact-chat.ts";

/** What is open: the companion with a question that it was asked, and the pet. */
export function TodaySection() {
  const { today } = useCopy(landingCopy);
  const { companion, question, answer } = useCopy(compactChatCopy);
  return (
    <section className="landing-section wrap" aria-labelledby="today">
      <h2 id="today">{today.title}</h2>
      <div className="papers">
        <figure className="paper">
          <figcaption>
            <Drawing name="chat" size={48} later />
            <div>
              <b>{companion}</b>
              <span>{question}</span>
            </div>
          </figcaption>
          <blockquote>
            {answer.before} {answer.verse} <cite>{answer.reference}</cite>
          </blockquote>
          <ButtonLink to="/chatbot" variant="quiet">
            {today.ask}
          </ButtonLink>
        </figure>
        <figure className="paper paper-prayer">
          <figcaption>
            <img src={bird} alt="" width={96} height={96} loading="lazy" />
            <div>
              <b>{today.pet}</b>
            </div>
          </figcaption>
          <blockquote>{today.petText}</blockquote>
          <ButtonLink to="/pet" variant="quiet">
            {today.meet}
          </ButtonLink>
        </figure>
      </div>
    </section>
  );
}
