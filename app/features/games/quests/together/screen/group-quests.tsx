import { Form, Link } from "@remix-run/react";
import { QUESTS_PATH } from "#app/features/games/paths.ts";
import { questsCopy } from "#app/features/games/quests/copy.ts";
import { togetherQuestsCopy } from "#app/features/games/quests/together/copy-together.ts";
import type { GroupQuestLine } from "#app/features/games/quests/together/page.ts";
import { groupPath } from "#app/features/groups/paths.ts";
import { Coin } from "#app/features/wallet/coin.tsx";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { StatBar } from "#app/ui/layout/progress.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import "./group-quests.css";

/** R21: what each of the member's groups does together. */
export function GroupQuests({ lines, userId }: { lines: readonly GroupQuestLine[]; userId: string }) {
  const copy = useCopy(togetherQuestsCopy);
  if (lines.length === 0) return null;
  return (
    <section className="group-quests" aria-labelledby="group-quests">
      <h2 id="group-quests">{copy.title}</h2>
      <p>{copy.lead}</p>
      <ul className="quests-list">
        {lines.map((line) => (
          <GroupQuest key={line.groupId} line={line} userId={userId} />
        ))}
      </ul>
    </section>
  );
}

function GroupQuest({ line, userId }: { line: GroupQuestLine; userId: string }) {
  const copy = useCopy(togetherQuestsCopy);
  const { go } = useCopy(questsCopy);
  const action = useMemberAction(QUESTS_PATH, userId);
  const { groupId, slug, group, state, quest } = line;
  return (
    <Card as="li" tone={state === "done" ? "plum" : "plain"} className="quests-card">
      <p className="group-quests-of">
        <Link to={groupPath(slug)} dir="auto">
          {group}
        </Link>
      </p>
      {quest && (
        <>
          <h3>{quest.name}</h3>
          <StatBar
            label={quest.name}
            className="quests-bar"
            value={quest.progress}
            max={quest.target}
            tone="plum"
            words={copy.of(quest.progress, quest.target)}
          />
          <p className="games-coins">
            <Coin />
            {copy.coins(quest.coins)}
          </p>
        </>
      )}
      <p className="games-note">{copy[state]}</p>
      <div className="games-actions">
        {quest && state === "open" && (
          <ButtonLink to={quest.to} variant="quiet">
            {go}
          </ButtonLink>
        )}
        <Form method="post" action={action} preventScrollReset>
          <input type="hidden" name="groupId" value={groupId} />
          {state === "asked" ? (
            <Button
              type="submit"
              name="intent"
              value="join-group"
              variant="quiet"
              aria-label={copy.joinOf(group)}
            >
              {copy.join}
            </Button>
          ) : (
            <Button
              type="submit"
              name="intent"
              value="leave-group"
              variant="bare"
              aria-label={copy.leaveOf(group)}
            >
              {copy.leave}
            </Button>
          )}
        </Form>
      </div>
    </Card>
  );
}
