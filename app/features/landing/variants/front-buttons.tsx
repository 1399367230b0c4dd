import { landingCopy } from "#app/features/landing/copy.ts";
import { destinationsOf, type Front } from "#app/features/landing/front.ts";
import { WayTo } from "#app/features/landing/opens-soon.tsx";
import { ButtonLink, type ButtonVariant } from "#app/ui/button.tsx";
import { useCopy } from "#app/ui/language.tsx";

/** L5. While the community is not built, a member is led to the companion, and told so. */
export function HeroAction({ front }: { front: Front }) {
  const { hero } = useCopy(landingCopy);
  const to = destinationsOf(front);
  return (
    <>
      {front.signedIn && !to.hero && (
        <ButtonLink to={to.companion} large>
          {hero.companion}
        </ButtonLink>
      )}
      <WayTo to={to.hero}>{front.signedIn ? hero.access : hero.join}</WayTo>
    </>
  );
}

/** L9. */
export function GamesAction({ front, variant = "quiet" }: { front: Front; variant?: ButtonVariant }) {
  const { games } = useCopy(landingCopy);
  const to = destinationsOf(front).games;
  const label = front.signedIn ? games.play : games.join;
  if (!to) return <WayTo to={null}>{label}</WayTo>;
  return (
    <ButtonLink
      to={to}
      variant={variant}
      {...(to.startsWith("/auth") && { "data-account": "signup", "data-account-from": "landing" })}
    >
      {label}
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
