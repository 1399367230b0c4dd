import { Form } from "@remix-run/react";
import { dateFormat } from "#app/core/text/date-format.ts";
import { gamesCopy } from "#app/features/games/copy.ts";
import type { QuestLine } from "#app/features/games/hub/page.ts";
import { ActionNote } from "#app/features/games/parts/action-note.tsx";
import { GamesNav } from "#app/features/games/parts/games-nav.tsx";
import { QUESTS_PATH } from "#app/features/games/paths.ts";
import { questsCopy } from "#app/features/games/quests/copy.ts";
import type { QuestReply } from "#app/features/games/quests/reply.ts";
import type { GroupQuestLine } from "#app/features/games/quests/together/page.ts";
import { GroupQuests } from "#app/features/games/quests/together/screen/group-quests.tsx";
import { Coin } from "#app/features/wallet/coin.tsx";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { StatBar } from "#app/ui/layout/progress.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import "./quests.css";

type Props = {
  quests: readonly QuestLine[];
  groups: readonly GroupQuestLine[];
  userId: string;
  reply: QuestReply | undefined;
};

/** R21: three quests, with what is counted of each, and those that the member does with a group. */
export function QuestsView({ quests, groups, userId, reply }: Props) {
  const copy = useCopy(questsCopy);
  return (
    <div className="games">
      <GamesNav />
      <header className="games-head">
        <h1>{copy.title}</h1>
        <p>{copy.lead}</p>
      </header>
      <ActionNote>{reply && !reply.ok && copy.refusals[reply.refusal]}</ActionNote>
      <ul className="quests-list">
        {quests.map((quest) => (
          <QuestCard key={`${quest.slot}${quest.quest}`} quest={quest} userId={userId} />
        ))}
      </ul>
      <GroupQuests lines={groups} userId={userId} />
      <p className="games-note">{copy.limit}</p>
    </div>
  );
}

function QuestCard({ quest, userId }: { quest: QuestLine; userId: string }) {
  const copy = useCopy(questsCopy);
  const { of } = useCopy(gamesCopy);
  const action = useMemberAction(QUESTS_PATH, userId);
  const day = dateFormat(useLanguage(), { month: "long", day: "numeric", timeZone: "UTC" });
  return (
    <Card as="li" tone={quest.isDone ? "plum" : "plain"} className="quests-card">
      <p className="games-note">{copy.sizes[quest.size]}</p>
      <h2>{quest.name}</h2>
      <StatBar
        label={quest.name}
        className="quests-bar"
        value={quest.progress}
        max={quest.target}
        tone="plum"
        words={of(String(quest.progress), String(quest.target))}
      />
      <p className="games-coins">
        <Coin />
        {copy.coins(quest.coins)}
      </p>
      {quest.isDone ? (
        <p>{copy.done}</p>
      ) : (
        <>
          <p className="games-note">{copy.since(day.format(Date.parse(`${quest.openedDay}T12:00:00Z`)))}</p>
          <div className="games-actions">
            <ButtonLink to={quest.to} variant="quiet">
              {copy.go}
            </ButtonLink>
            <Form method="post" action={action} preventScrollReset>
              <input type="hidden" name="slot" value={quest.slot} />
              <input type="hidden" name="quest" value={quest.quest} />
              <Button
                type="submit"
                name="intent"
                value="exchange"
                variant="bare"
                aria-label={copy.exchangeOf(quest.name)}
              >
                {copy.exchange}
              </Button>
            </Form>
          </div>
        </>
      )}
    </Card>
  );
}
