import type { ReactNode } from "react";
import { SiteNotices } from "#app/features/announcements/site-notices.tsx";
import { hubCopy } from "#app/features/home/copy.ts";
import { landingCopy } from "#app/features/landing/copy.ts";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { TopBar } from "#app/ui/layout/page.tsx";
import { SkipLink } from "#app/ui/layout/skip-link.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { SiteFoot } from "./site-foot.tsx";
import "./public-page.css";

type PublicPageProps = {
  signedIn: boolean;
  tone?: "paper" | "wall";
  className?: string;
  children: ReactNode;
};

/** A page for everyone that is not the front page: ways in for a visitor, the way home for a member, and the foot. */
export function PublicPage({ signedIn, tone = "paper", className, children }: PublicPageProps) {
  const { header } = useCopy(landingCopy);
  const { profile } = useCopy(hubCopy);
  return (
    <div className="public-page">
      <SkipLink />
      <TopBar tone={tone}>
        {signedIn ? (
          <ButtonLink to="/welcome" variant="quiet">
            {profile}
          </ButtonLink>
        ) : (
          <>
            <ButtonLink to="/auth?mode=login" variant="bare" data-account="login">
              {header.signIn}
            </ButtonLink>
            <ButtonLink to="/auth?mode=signup" variant="quiet" data-account="signup">
              {header.join}
            </ButtonLink>
          </>
        )}
      </TopBar>
      <SiteNotices reader={{ signedIn, subscribed: false }} />
      <main id="main" className={className}>
        {children}
      </main>
      <SiteFoot />
    </div>
  );
}
