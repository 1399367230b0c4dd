import { Form } from "@remix-run/react";
import { type FormEvent, type ReactNode, useState } from "react";
import "#app/features/access/parts/account.css";
import { ageCopy } from "#app/features/access/copy/copy-age.ts";
import { AgeField } from "#app/features/access/parts/age-field.tsx";
import { SIGN_OUT_PATH, signOut } from "#app/session/session-browser.ts";
import { Drawing } from "#app/ui/art/drawing.tsx";
import dog from "#app/ui/art/pets/pet-dog-happy.svg?no-inline";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { Page, RoomPage } from "#app/ui/layout/page.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

/** `/age`: asked once of who has an account and was never asked; works without script. */
export function AgePage({ missing }: { missing: boolean }) {
  const words = useCopy(ageCopy);
  return (
    <Page actions={<SignOutLink />}>
      <Form method="post" reloadDocument className="account-form age-form">
        <Drawing name="clock" size={104} />
        <h1>{words.title}</h1>
        <p>{words.text}</p>
        <AgeField error={missing ? words.missing : undefined} />
        <div className="account-go">
          <Button type="submit" large>
            {words.save}
          </Button>
        </div>
      </Form>
    </Page>
  );
}

/** Nobody has to answer: without script the server signs out. */
function SignOutLink() {
  const words = useCopy(ageCopy);
  const [leaving, setLeaving] = useState(false);
  const leave = (event: FormEvent) => {
    event.preventDefault();
    setLeaving(true);
    void signOut().then((left) => setLeaving(left));
  };
  return (
    <form method="post" action={SIGN_OUT_PATH} onSubmit={leave}>
      <Button type="submit" variant="bare" busy={leaving}>
        {words.signOut}
      </Button>
    </form>
  );
}

/** Under 13: kindly, and signed out; the account is closed until it is erased. */
export function TooYoungPage({ supportEmail }: { supportEmail: string }) {
  const words = useCopy(ageCopy);
  return (
    <RoomPage
      title={words.youngTitle}
      text={
        <>
          {words.young} <Mistake supportEmail={supportEmail} />
        </>
      }
      actions={
        <ButtonLink to="/" reloadDocument>
          {words.home}
        </ButtonLink>
      }
      picture={<Kite />}
    />
  );
}

type ClosedProps = { supportEmail: string; erased: string; actions: ReactNode };

/** The same for whoever signs in to it again: nothing can be undone here, and everything can be taken along. */
export function ClosedUnder13Page({ supportEmail, erased, actions }: ClosedProps) {
  const words = useCopy(ageCopy);
  return (
    <RoomPage
      title={words.closedTitle}
      text={
        <>
          {words.closed} {erased} <Mistake supportEmail={supportEmail} />
        </>
      }
      actions={actions}
      picture={<Kite />}
    />
  );
}

/** Only a person of ours can say that it was one, on proof. */
const Mistake = ({ supportEmail }: { supportEmail: string }) => (
  <span className="mt-3 block">
    {useCopy(ageCopy).mistake}{" "}
    <a className="underline" href={`mailto:${supportEmail}`}>
      {supportEmail}
    </a>
  </span>
);

const Kite = () => (
  <>
    <Drawing name="kite" size={208} className="w-[min(13rem,40vw,24vh)]" />
    <img src={dog} alt="" className="w-[min(10rem,32vw,18vh)]" />
  </>
);
