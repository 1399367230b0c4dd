import { friendsCopy } from "#app/features/friends/copy.ts";
import { WORDS } from "#app/features/friends/model/limits.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { Select } from "#app/ui/controls/select.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { FriendForm } from "./friend-form.tsx";

/** By handle: the answer says nothing of whether there is such a member. */
export function AskCard({ userId, handle }: { userId: string; handle: string }) {
  const copy = useCopy(friendsCopy);
  const { ask } = copy;
  return (
    <Card as="section" className="request-card" aria-labelledby="friends-ask">
      <h2 id="friends-ask">{ask.title}</h2>
      <FriendForm userId={userId} intent="ask" className="own-form">
        {({ busy, done }) => (
          <>
            <Field
              label={ask.handle}
              name="handle"
              hint={ask.handleHint}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={40}
              required
            />
            <WordSelect />
            <Button type="submit" busy={busy}>
              {ask.send}
            </Button>
            <p role="status" className={done ? "request-state" : "sr-only"}>
              {done && ask.sent}
            </p>
          </>
        )}
      </FriendForm>
      <p className="hint">
        {ask.own}: <b className="friend-handle">{handle}</b>
      </p>
    </Card>
  );
}

export function WordSelect() {
  const { ask, words } = useCopy(friendsCopy);
  return (
    <Select label={ask.word} name="word" defaultValue="none">
      {WORDS.map((word) => (
        <option key={word} value={word}>
          {words[word]}
        </option>
      ))}
    </Select>
  );
}
