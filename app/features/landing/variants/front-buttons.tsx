import { landingCopy } from "#app/features/landing/copy.ts";
import { destinationsOf, type Front } from "#app/features/landing/front.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink, type ButtonVariant } from "#app/ui/button.tsx";
import { useCopy } from "#app/ui/language.tsx";

/** L2, L3: the two actions of the header. */
export function HeaderActions({ front, join = "plum" }: { front: Front; join?: ButtonVariant }) {
  const { header } = useCopy(landingCopy);
  const to = destinationsOf(front);
  if (front.signedIn) {
    return (
      <>
        <ButtonLink to={to.toCommunity} variant={join}>
          {header.toCommunity}
        </ButtonLink>
        <form method="post" action="/sign-out" data-sign-out="">
          <Button type="submit" variant="bare">
            {header.signOut}
          </Button>
        </form>
      </>
    );
  }
  return (
    <>
      <ButtonLink to={to.signIn} variant="bare" data-account="login" data-account-from="landing">
        {header.signIn}
      </ButtonLink>
      <ButtonLink to={to.headerJoin} variant={join} data-account="signup" data-account-from="landing">
        {header.join}
      </ButtonLink>
    </>
  );
}

/** L5. While the community is not built, a member is led to the companion, and told so. */
export function HeroAction({ front, large = true }: { front: Front; large?: boolean }) {
  const { hero } = useCopy(landingCopy);
  const to = destinationsOf(front);
  if (to.hero) {
    return (
      <ButtonLink to={to.hero} large={large}>
        {front.signedIn ? hero.access : hero.join}
      </ButtonLink>
    );
  }
  return (
    <>
      <ButtonLink to={to.companion} large={large}>
        {hero.companion}
      </ButtonLink>
      <OpensSoon label={hero.access} />
    </>
  );
}

/** L9. */
export function GamesAction({ front, variant = "quiet" }: { front: Front; variant?: ButtonVariant }) {
  const { games } = useCopy(landingCopy);
  const to = destinationsOf(front).games;
  const label = front.signedIn ? games.play : games.join;
  if (!to) return <OpensSoon label={label} />;
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

/** A door that is drawn and not yet hung: nothing to press. */
function OpensSoon({ label }: { label: string }) {
  const { opensSoon } = useCopy(landingCopy);
  return (
    <span className="opens-soon">
      {label} <Badge>{opensSoon}</Badge>
    </span>
  );
}
