import { landingCopy } from "#app/features/landing/copy.ts";
import { ClosedBadge } from "#app/features/landing/front/closed-badge.tsx";
import { destinationsOf, type Front } from "#app/features/landing/front.ts";
import { ButtonLink, type ButtonVariant } from "#app/ui/controls/button.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

/** L5. While the community is not open, the companion stands before it. */
export function HeroAction({ front }: { front: Front }) {
  const { hero } = useCopy(landingCopy);
  const to = destinationsOf(front);
  return (
    <>
      {front.signedIn && (
        <ButtonLink to={to.companion} large>
          {hero.companion}
        </ButtonLink>
      )}
      <ButtonLink to={to.hero} large variant={front.signedIn ? "quiet" : "plum"}>
        {front.signedIn ? hero.access : hero.join}
      </ButtonLink>
      {front.signedIn && <ClosedBadge room="community" />}
    </>
  );
}

/** L9. */
export function GamesAction({ front, variant = "quiet" }: { front: Front; variant?: ButtonVariant }) {
  const { games } = useCopy(landingCopy);
  return (
    <ButtonLink to={destinationsOf(front).games} variant={variant}>
      {front.signedIn ? games.play : games.join}
    </ButtonLink>
  );
}

/** L11. A member has joined; what is left to them is Premium. */
export function JoinActions({ front, premium = true }: { front: Front; premium?: boolean }) {
  const { join } = useCopy(landingCopy);
  const to = destinationsOf(front);
  return (
    <>
      {!front.signedIn && (
        <ButtonLink to={to.headerJoin} large data-account="signup" data-account-from="landing">
          {join.join}
        </ButtonLink>
      )}
      {premium && (
        <ButtonLink to={to.premium} large variant={front.signedIn ? "amber" : "bare"}>
          {join.premium}
        </ButtonLink>
      )}
    </>
  );
}
