import { hubCopy } from "#app/features/home/copy.ts";
import { landingCopy } from "#app/features/landing/copy.ts";
import { SiteFoot } from "#app/features/landing/frame/site-foot.tsx";
import type { AppleSection } from "#app/features/landing/variants/apple/apple.ts";
import { ApplePet } from "#app/features/landing/variants/apple/apple-pet.tsx";
import { AppleTile } from "#app/features/landing/variants/apple/apple-tile.tsx";
import { appleCopy } from "#app/features/landing/variants/apple/copy-apple.ts";
import type { WidgetPet } from "#app/features/pet/widget/widget.ts";
import { Drawing } from "#app/ui/art/drawing.tsx";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { Avatar } from "#app/ui/layout/avatar.tsx";
import { TopBar } from "#app/ui/layout/page.tsx";
import { SkipLink } from "#app/ui/layout/skip-link.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import "./apple.css";

type ApplePageProps = {
  signedIn: boolean;
  name: string | null;
  today: string | null;
  /** The member's, where there is one. */
  pet: WidgetPet | null;
  sections: AppleSection[];
  /** Nothing more to offer: they have it, or it is theirs by rank. */
  premium: boolean;
  young: boolean;
};

/** The Apple-style home (AP1-AP12): a large title, rounded-square objects in grouped panels. */
export function ApplePage({ signedIn, name, today, pet, sections, premium, young }: ApplePageProps) {
  const words = useCopy(appleCopy);
  return (
    <div className={signedIn ? "springboard" : "springboard springboard-visitor"}>
      <SkipLink />
      <TopBar>{signedIn ? <ProfileLink name={name ?? ""} /> : <SignInBox />}</TopBar>
      <main id="main">
        {today && <p className="springboard-day">{today}</p>}
        <h1>{words.welcome(name ?? words.friend)}</h1>
        <div className="springboard-columns">
          <div className="springboard-side">
            {signedIn && <ApplePet pet={pet} />}
            <p className="springboard-note" role="note">
              <Icon name="info" />
              {words.disclaimer}
            </p>
          </div>
          <div className="springboard-panels">
            {sections.map(({ key, tiles }) => (
              <section key={key} className={`panel panel-${key}`} aria-labelledby={`panel-${key}`}>
                <h2 id={`panel-${key}`}>{words.sections[key]}</h2>
                <ul>
                  {tiles.map((tile) => (
                    <AppleTile key={tile.id} {...tile} />
                  ))}
                </ul>
              </section>
            ))}
            <PremiumPanel premium={premium} young={young} />
          </div>
        </div>
      </main>
      <SiteFoot />
    </div>
  );
}

/** AP2. */
function ProfileLink({ name }: { name: string }) {
  const { profile } = useCopy(hubCopy);
  return (
    <ButtonLink to="/welcome" variant="quiet" className="springboard-profile">
      <Avatar name={name} size="small" />
      <span>{profile}</span>
    </ButtonLink>
  );
}

/** AP2, AP9: lit for four seconds when a visitor tries a tile. */
function SignInBox() {
  const { header } = useCopy(landingCopy);
  return (
    <div className="sign-in-box">
      <ButtonLink to="/auth?mode=login&from=hub" id="sign-in" data-account="login">
        {header.signIn}
      </ButtonLink>
      <span id="sign-in-tip" className="sign-in-tip" role="status" />
    </div>
  );
}

/** AP8, and where the Daniel Plan tile of a member without Premium leads (AP12). */
function PremiumPanel({ premium, young }: { premium: boolean; young: boolean }) {
  const { premiumCard } = useCopy(hubCopy);
  return (
    <section className="premium-panel" id="premium" aria-labelledby="premium-name">
      <Drawing name="lamp" size={88} />
      <div>
        <h2 id="premium-name">{premiumCard.title}</h2>
        {premium ? (
          <p>{premiumCard.thanks}</p>
        ) : (
          <p>
            {premiumCard.price}. {young ? premiumCard.messages : premiumCard.both}
          </p>
        )}
      </div>
      {!premium && (
        <ButtonLink to="/pricing" variant="amber">
          {premiumCard.action}
        </ButtonLink>
      )}
    </section>
  );
}
