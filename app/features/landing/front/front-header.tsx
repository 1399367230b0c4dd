import { landingCopy } from "#app/features/landing/copy.ts";
import { destinationsOf, type Front } from "#app/features/landing/front.ts";
import { SignOutForm } from "#app/features/member/menu/sign-out-form.tsx";
import { ButtonLink, type ButtonVariant } from "#app/ui/controls/button.tsx";
import { TopBar } from "#app/ui/layout/page.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

/** L1-L3: the header that stays in sight. */
export const FrontHeader = ({ front }: { front: Front }) => (
  <TopBar tone="wall">
    <FrontActions front={front} />
  </TopBar>
);

/** Its buttons alone, for headers of other designs; `look` is the last one's. */
export function FrontActions({ front, look = "plum" }: { front: Front; look?: ButtonVariant }) {
  const { header } = useCopy(landingCopy);
  const to = destinationsOf(front);
  if (front.signedIn) {
    return (
      <>
        <SignOutForm>{header.signOut}</SignOutForm>
        <ButtonLink to={to.toCommunity} variant={look}>
          {header.toCommunity}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <ButtonLink to={to.signIn} variant="bare" data-account="login" data-account-from="landing">
        {header.signIn}
      </ButtonLink>
      <ButtonLink to={to.headerJoin} variant={look} data-account="signup" data-account-from="landing">
        {header.join}
      </ButtonLink>
    </>
  );
}
