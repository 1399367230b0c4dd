import { Link, useNavigate } from "@remix-run/react";
import "#app/ui/account.css";
import { FrontDoorArt } from "#app/features/access/front-door.tsx";
import { Brand } from "#app/ui/brand.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { SkipLink } from "#app/ui/page.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { HallArt } from "./hall.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

export type AuthMode = "login" | "signup";

const TABS = [
  { key: "login", label: "Sign In" },
  { key: "signup", label: "Sign Up" },
] as const;

type AuthPageProps = {
  mode: AuthMode | null;
  /** The page that was asked for, already allowed. */
  destination: string;
  /** The path and query that opens a tab. */
  linkTo: (mode: AuthMode) => string;
};

/** The front door (`/auth`): the hero, or one of the two forms beside the hall. */
export function AuthPage({ mode, destination, linkTo }: AuthPageProps) {
  return mode ? <Account {...{ mode, destination, linkTo }} /> : <Hero linkTo={linkTo} />;
}

function Hero({ linkTo }: Pick<AuthPageProps, "linkTo">) {
  return (
    <div className="door">
      <SkipLink />
      <header className="door-header">
        <Brand />
      </header>
      <main id="main" className="door-words">
        <h1>Come in, the door is open.</h1>
        <p>Bring a question or a burden. The companion answers with Scripture you can check.</p>
        <div className="door-actions">
          <ButtonLink to={linkTo("signup")} large>
            Join Chat
          </ButtonLink>
          <ButtonLink to={linkTo("login")} variant="quiet" large>
            Sign In
          </ButtonLink>
        </div>
        <p className="door-note">Eight messages a day are free. No card needed.</p>
      </main>
      <FrontDoorArt />
    </div>
  );
}

function Account({ mode, destination, linkTo }: AuthPageProps & { mode: AuthMode }) {
  const navigate = useNavigate();
  // a document load: the server has to see the new session
  const done = () => location.assign(destination);
  return (
    <div className="account">
      <SkipLink />
      <aside className="account-picture">
        <HallArt />
      </aside>
      <main id="main" className="account-main">
        <Brand />
        <h1>{mode === "login" ? "Welcome back" : "A peg with your name"}</h1>
        <Tabs
          label="Account"
          tabs={TABS}
          current={mode}
          onChange={(next) => navigate(linkTo(next), { replace: true, preventScrollReset: true })}
        >
          {mode === "login" ? <SignInForm onDone={done} /> : <SignUpForm onDone={done} />}
        </Tabs>
        <p className="account-switch">
          {mode === "login" ? "New here? " : "Already a member? "}
          <Link to={linkTo(mode === "login" ? "signup" : "login")}>
            {mode === "login" ? "Create an account" : "Sign in instead"}
          </Link>
        </p>
        <p className="account-note">
          Koinonia is no replacement for professional counseling, medical advice or pastoral care.
        </p>
      </main>
    </div>
  );
}
