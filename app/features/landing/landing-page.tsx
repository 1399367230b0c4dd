import { TableScene } from "#app/features/landing/table-scene.tsx";
import { Brand } from "#app/ui/brand.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { SkipLink, TopBar } from "#app/ui/page.tsx";

/** The front page: what this place is, and the way in. */
export function LandingPage({ signedIn }: { signedIn: boolean }) {
  return (
    <>
      <SkipLink />
      <TopBar tone="wall">{signedIn ? <ToCompanion /> : <WaysIn />}</TopBar>
      <main id="main" className="hero">
        <TableScene className="hero-picture" />
        <div className="hero-words">
          <h1>There is a chair for you.</h1>
          <p className="hero-lead">
            Bring a question or a burden. The companion answers with Scripture, word for word, so that you can
            check it.
          </p>
          <div className="hero-actions">
            {signedIn ? <ToCompanion large /> : <Join large />}
            {!signedIn && <p className="hero-note">Eight messages a day are free. No card needed.</p>}
          </div>
        </div>
      </main>
      <footer className="site-foot">
        <div>
          <Brand />
          <p>
            Koinonia is not a replacement for professional counseling, medical advice or pastoral care. The
            companion is an AI and says so. If you are in danger, please call your local emergency number.
          </p>
        </div>
      </footer>
    </>
  );
}

function ToCompanion({ large = false }: { large?: boolean }) {
  return (
    <ButtonLink to="/chatbot" variant={large ? "plum" : "bare"} large={large}>
      Open the companion
    </ButtonLink>
  );
}

/** One plum button a screen: the large one. */
function Join({ large = false }: { large?: boolean }) {
  return (
    <ButtonLink to="/auth?mode=signup" variant={large ? "plum" : "quiet"} large={large}>
      Join
    </ButtonLink>
  );
}

function WaysIn() {
  return (
    <>
      <ButtonLink to="/auth?mode=login" variant="bare">
        Sign In
      </ButtonLink>
      <Join />
    </>
  );
}
