import { landingCopy } from "#app/features/landing/copy.ts";
import { destinationsOf, type Front } from "#app/features/landing/front.ts";
import { Drawing } from "#app/ui/art/drawing.tsx";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Badge } from "#app/ui/layout/badge.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

/** L10: one of each, and each says that it is a sample. */
export function SamplesSection({ front }: { front: Front }) {
  const { samples } = useCopy(landingCopy);
  return (
    <section className="landing-section wrap" aria-labelledby="heard">
      <h2 id="heard">{samples.title}</h2>
      <div className="papers">
        {(["testimony", "prayer"] as const).map((kind) => (
          <figure key={kind} className={`paper paper-${kind}`}>
            <figcaption>
              <Drawing name={kind === "testimony" ? "letter" : "candle"} size={48} later />
              <div>
                <b>{samples[kind].kind}</b>
                <span>{samples[kind].from}</span>
              </div>
              <Badge>{samples.badge}</Badge>
            </figcaption>
            <blockquote>{samples[kind].text}</blockquote>
            {kind === "prayer" && <IWillPray front={front} />}
          </figure>
        ))}
      </div>
    </section>
  );
}

/** To pray for somebody one has to be here: the button leads to where it is done. */
function IWillPray({ front }: { front: Front }) {
  const { answer } = useCopy(landingCopy).samples.prayer;
  const to = destinationsOf(front);
  return (
    <ButtonLink
      to={front.signedIn ? to.toCommunity : to.headerJoin}
      variant="quiet"
      icon="flame"
      {...(!front.signedIn && { "data-account": "signup", "data-account-from": "landing" })}
    >
      {answer}
    </ButtonLink>
  );
}
