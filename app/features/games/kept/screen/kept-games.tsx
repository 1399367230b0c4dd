import { useState } from "react";
import { useGiven, useNotCounted } from "#app/features/games/kept/answers-outbox.tsx";
import { keptGamesCopy } from "#app/features/games/kept/copy.ts";
import { type KeptGames, type KeptRound, placeIn } from "#app/features/games/kept/kept.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { KeptPlay } from "./kept-play.tsx";
import "./kept-games.css";

type Props = { games: KeptGames; userId: string };

/** R18, R21, M9: what of games this device has; it is played here, and judged by the server. */
export function KeptGamesHere({ games, userId }: Props) {
  const copy = useCopy(keptGamesCopy);
  const given = useGiven(userId);
  const notCounted = useNotCounted();
  // held while it is played: what is kept may be brought up to date meanwhile
  const [round, setRound] = useState<KeptRound | null>(null);
  const { daily, practice, quests } = games;
  return (
    <section className="device-part kept-games" aria-labelledby="kept-games">
      <h2 id="kept-games">{copy.title}</h2>
      <p>{copy.text}</p>
      {notCounted > 0 && <p role="status">{copy.notCounted(notCounted)}</p>}
      {round ? (
        <KeptPlay key={round.id} round={round} userId={userId} onClose={() => setRound(null)} />
      ) : (
        <div className="device-things">
          {daily && <Round round={daily} place={placeIn(daily, given)} onPlay={setRound} />}
          {practice && <Round round={practice} place={placeIn(practice, given)} onPlay={setRound} />}
          <article className="device-thing">
            <h3>{copy.quests}</h3>
            <ul className="kept-quests">
              {quests.map(({ name, progress, target, isDone }) => (
                <li key={name}>
                  {name} <small>({isDone ? copy.done : copy.quest(progress, target)})</small>
                </li>
              ))}
            </ul>
            <p className="kept-note">{copy.questsText}</p>
          </article>
        </div>
      )}
    </section>
  );
}

type RoundProps = { round: KeptRound; place: number; onPlay(round: KeptRound): void };

function Round({ round, place, onPlay }: RoundProps) {
  const copy = useCopy(keptGamesCopy);
  const left = round.questions.length - place;
  const name = copy[round.kind];
  const says = {
    daily: left > 0 ? copy.dailyText(left) : copy.dailyDone,
    practice: left > 0 ? copy.practiceText(left) : copy.practiceDone,
  }[round.kind];
  return (
    <article className="device-thing">
      <h3>{name}</h3>
      <p>{says}</p>
      {left > 0 && (
        <Button variant="quiet" onClick={() => onPlay(round)} aria-label={copy.playOf(name)}>
          {copy.play}
        </Button>
      )}
    </article>
  );
}
