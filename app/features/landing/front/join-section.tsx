import { landingCopy } from "#app/features/landing/copy.ts";
import { destinationsOf, type Front } from "#app/features/landing/front.ts";
import chair from "#app/ui/art/objects/chair.svg?no-inline";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

/** L11: the chair returns, standing on the foot of the page. */
export function JoinSection({ front }: { front: Front }) {
  const { join, hero } = useCopy(landingCopy);
  const to = destinationsOf(front);
  return (
    <section className="landing-section landing-join" aria-labelledby="join">
      <div className="wrap">
        <h2 id="join">{join.title}</h2>
        <p>{join.text}</p>
        <div className="join-actions">
          {front.signedIn ? (
            <ButtonLink to={to.companion} large>
              {hero.companion}
            </ButtonLink>
          ) : (
            <ButtonLink to={to.headerJoin} large data-account="signup" data-account-from="landing">
              {join.join}
            </ButtonLink>
          )}
          <ButtonLink to={to.premium} large variant="bare">
            {join.premium}
          </ButtonLink>
        </div>
        <img className="join-chair" src={chair} alt="" width={152} height={248} loading="lazy" />
      </div>
    </section>
  );
}
