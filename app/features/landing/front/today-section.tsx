import { compactChatCopy } from "#app/features/landing/compact-chat/copy-compact-chat.ts";
import { landingCopy } from "#app/features/landing/copy.ts";
import { Drawing } from "#app/ui/art/drawing.tsx";
import bird from "#app/ui/art/pets/pet-bird-happy.svg?no-inline";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Badge } from "#app/ui/layout/badge.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

/** What is open: the companion with one turn, marked Sample, and the pet. */
export function TodaySection() {
  const { today } = useCopy(landingCopy);
  const { companion, question, answer, sample } = useCopy(compactChatCopy);
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
            <Badge>{sample}</Badge>
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
