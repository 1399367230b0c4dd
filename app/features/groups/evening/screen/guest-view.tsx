import { useEffect } from "react";
import { MAX_NAME } from "#app/features/community/members/name.ts";
import { eveningCopy } from "#app/features/groups/evening/copy-evening.ts";
import type { GuestPage } from "#app/features/groups/evening/page.ts";
import { forgetEvenings } from "#app/features/groups/evening/state/on-this-phone.tsx";
import { eveningGuestPath } from "#app/features/groups/paths.ts";
import { Drawing } from "#app/ui/art/drawing.tsx";
import { Button, ButtonAnchor } from "#app/ui/controls/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { RadioGroup } from "#app/ui/controls/radio-group.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { Page, RoomPage } from "#app/ui/layout/page.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { EveningForm, type InEvening } from "./evening-form.tsx";
import { EveningRoom } from "./evening-room.tsx";
import "#app/features/community/community.css";
import "#app/features/groups/screen/groups.css";
import "./evening.css";

/** What an invitation leads to, without an account. */
export function GuestView({ page, token }: { page: GuestPage; token: string }) {
  const copy = useCopy(eveningCopy);
  const of: InEvening = { path: eveningGuestPath(token), userId: null };
  if (page.state === "nowhere") return <Nowhere />;
  if (page.state === "invited") return <Invited page={page} token={token} of={of} />;
  return (
    <Page>
      <div className="community">
        <header className="group-head">
          <p className="community-intro" dir="auto">
            {page.evening.groupName}
          </p>
          <h1>{copy.title}</h1>
        </header>
        <EveningRoom key={page.evening.id} evening={page.evening} of={of} />
      </div>
    </Page>
  );
}

type InvitedProps = { page: Extract<GuestPage, { state: "invited" }>; token: string; of: InEvening };

function Invited({ page, token, of }: InvitedProps) {
  const { invited: copy } = useCopy(eveningCopy);
  return (
    <Page>
      <div className="community community-narrow">
        <Card as="section" className="request-card">
          <Drawing name="lamp" size={96} />
          <h1 dir="auto">{copy.title(page.groupName)}</h1>
          <p>{copy.text}</p>
          <EveningForm of={of} intent="enter" fields={{ token }} className="own-form">
            {({ busy }) => (
              <>
                <Field
                  label={copy.name}
                  name="name"
                  hint={copy.nameHint}
                  maxLength={MAX_NAME}
                  autoComplete="given-name"
                  required
                />
                <RadioGroup
                  legend={copy.age}
                  name="age"
                  look="row"
                  options={(["18+", "13-17"] as const).map((value) => ({
                    value,
                    label: copy.ages[value] ?? value,
                  }))}
                />
                <Button type="submit" large busy={busy}>
                  {copy.send}
                </Button>
              </>
            )}
          </EveningForm>
          <ButtonAnchor
            variant="bare"
            href={`/auth?mode=login&return_to=${encodeURIComponent("/study-groups")}`}
          >
            {copy.member}
          </ButtonAnchor>
        </Card>
      </div>
    </Page>
  );
}

/** Whoever was a guest here leaves nothing on this phone. */
function Nowhere() {
  const { nowhere } = useCopy(eveningCopy);
  useEffect(forgetEvenings, []);
  return (
    <RoomPage
      title={nowhere.title}
      text={nowhere.text}
      actions={
        <ButtonAnchor large href="/">
          {nowhere.home}
        </ButtonAnchor>
      }
      picture={<Drawing name="candle" size={220} className="w-[min(14rem,42vw,26vh)]" />}
    />
  );
}
