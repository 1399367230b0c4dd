import { type InstallWay, mobileAppCopy } from "#app/features/landing/mobile-app/copy-mobile-app.ts";
import { PhoneScene } from "#app/features/landing/mobile-app/phone-scene.tsx";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import "./mobile-app.css";

/** The app on a phone (R40, G4): how it is installed, and that no store has it yet. */
export function MobileAppPage({ signedIn }: { signedIn: boolean }) {
  const words = useCopy(mobileAppCopy);
  return (
    <div className="mobile-app">
      <section className="mobile-app-open">
        <div>
          <h1>{words.heading}</h1>
          <p className="mobile-app-lead">{words.lead}</p>
          {signedIn ? (
            <ButtonLink to="/chatbot" large>
              {words.open}
            </ButtonLink>
          ) : (
            <ButtonLink to="/restore-welcome" large>
              {words.join}
            </ButtonLink>
          )}
          <p className="mobile-app-truth">{words.truth}</p>
        </div>
        <PhoneScene className="mobile-app-scene" />
      </section>
      <div className="mobile-app-ways">
        {words.ways.map((way) => (
          <Way key={way.name} {...way} />
        ))}
      </div>
      <section className="mobile-app-gains" aria-labelledby="gains">
        <h2 id="gains">{words.gainsHeading}</h2>
        <ul>
          {words.gains.map((gain) => (
            <li key={gain}>
              <Icon name="check" />
              {gain}
            </li>
          ))}
        </ul>
        <p>{words.away}</p>
      </section>
    </div>
  );
}

function Way({ name, where, steps }: InstallWay) {
  return (
    <section className="install-way">
      <h2>{name}</h2>
      <p>{where}</p>
      <ol>
        {steps.map(({ text, icon }) => (
          <li key={text}>
            <span className="install-sign">
              <Icon name={icon} />
            </span>
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
