import { Form, Link, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { communityCopy } from "#app/features/community/copy.ts";
import { MAX_ABOUT, MAX_NAME } from "#app/features/community/members/name.ts";
import { MemberPicture } from "#app/features/community/members/pictures/picture.tsx";
import { PICTURES } from "#app/features/community/members/pictures/pictures.ts";
import { HelpFirst } from "#app/features/community/parts/help-first.tsx";
import { WordsField } from "#app/features/community/parts/request-fields.tsx";
import { ME_PATH, memberPath } from "#app/features/community/paths.ts";
import type { CommunityReply } from "#app/features/community/reply.ts";
import { useReplies } from "#app/realtime/use-replies.ts";
import { useActionReply } from "#app/request/use-action-reply.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { Checkbox } from "#app/ui/controls/switch.tsx";
import { Avatar } from "#app/ui/layout/avatar.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import { profileCopy } from "./copy-profile.ts";

export type OwnProfile = {
  name: string;
  picture: string;
  about: string;
  handle: string;
  showsRequests: boolean;
  showsTestimonies: boolean;
};

/** What others see of the member, as it can be changed; with and without script alike. */
export function ProfileForm({ me, userId }: { me: OwnProfile; userId: string }) {
  const copy = useCopy(profileCopy);
  const common = useCopy(communityCopy);
  const reply = useActionReply<CommunityReply>();
  const refused = reply && !reply.ok && reply.intent === "profile" ? reply : null;
  const given = refused?.given;
  const isSaved = reply?.ok === true && reply.intent === "profile";
  useReplies(reply, () => {
    if (isSaved) showToast({ title: copy.toasts.profile, tone: "ok" });
  });
  const [about, setAbout] = useState(given?.about ?? me.about);
  const said = refused && !refused.help ? common.refusals[refused.refusal] : null;
  const isName = refused ? /^profile\.(no_name|long_name|letters|office)$/.test(refused.refusal) : false;
  const busy = useNavigation().formData?.get("intent") === "profile";
  return (
    <Card as="section" className="profile-form">
      <h2>{copy.edit}</h2>
      {refused?.help && <HelpFirst help={refused.help} />}
      <Form
        method="post"
        action={useMemberAction(ME_PATH, userId)}
        className="own-form"
        preventScrollReset={!refused}
      >
        <input type="hidden" name="intent" value="profile" />
        <Field
          label={copy.name}
          name="name"
          hint={copy.nameHint}
          dir="auto"
          autoComplete="off"
          maxLength={MAX_NAME}
          defaultValue={given?.name ?? me.name}
          error={isName ? said : null}
        />
        <Pictures chosen={given?.picture ?? me.picture} name={me.name} handle={me.handle} />
        <WordsField
          label={copy.about}
          name="about"
          rows={2}
          value={about}
          most={MAX_ABOUT}
          hint={copy.aboutHint}
          error={isName ? null : said}
          onChange={setAbout}
        />
        <fieldset className="profile-shows">
          <legend>{copy.shows}</legend>
          <Checkbox
            name="showsRequests"
            value="yes"
            label={copy.showsRequests}
            defaultChecked={given ? given.showsRequests === "yes" : me.showsRequests}
          />
          <Checkbox
            name="showsTestimonies"
            value="yes"
            label={copy.showsTestimonies}
            defaultChecked={given ? given.showsTestimonies === "yes" : me.showsTestimonies}
          />
          <p className="hint">{copy.showsHint}</p>
        </fieldset>
        <Button type="submit" busy={busy}>
          {copy.save}
        </Button>
      </Form>
      <Link className="request-open" to={memberPath(me.handle)}>
        {copy.see}
      </Link>
    </Card>
  );
}

/** The browser's own radio buttons beneath the drawings. */
function Pictures({ chosen, name, handle }: { chosen: string; name: string; handle: string }) {
  const copy = useCopy(profileCopy);
  return (
    <fieldset>
      <legend>{copy.picture}</legend>
      <div className="picture-choices">
        <label>
          <input type="radio" name="picture" value="" defaultChecked={chosen === ""} />
          <Avatar name={name} colorKey={handle} size="large" />
          {copy.letter}
        </label>
        {PICTURES.map((picture) => (
          <label key={picture}>
            <input type="radio" name="picture" value={picture} defaultChecked={chosen === picture} />
            <MemberPicture name={picture} size="large" />
            {copy.pictures[picture]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
