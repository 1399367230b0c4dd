import { Form } from "@remix-run/react";
import { useRef } from "react";
import { MAX_TYPED } from "#app/features/games/feud/board.ts";
import { feudCopy } from "#app/features/games/feud/copy.ts";
import type { FeudBoardPage } from "#app/features/games/feud/page.ts";
import type { FeudReply } from "#app/features/games/feud/reply.ts";
import { boardPath } from "#app/features/games/paths.ts";
import { useReplies } from "#app/realtime/use-replies.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";

type Props = {
  board: string;
  round: NonNullable<FeudBoardPage["round"]>;
  reply: FeudReply | undefined;
  userId: string;
};

export function SayForm({ board, round, reply, userId }: Props) {
  const copy = useCopy(feudCopy);
  const action = useMemberAction(boardPath(board), userId);
  const number = new Intl.NumberFormat(useLanguage());
  const field = useRef<HTMLInputElement>(null);
  const sent = useRef("");
  useReplies(reply, (given) => {
    if (!field.current) return;
    // what was refused, or came late, is there to be said once more, unless the next word is
    if ((!given.ok || given.said === "late") && field.current.value === "")
      field.current.value = sent.current;
    field.current.focus();
  });
  // the next word may be typed while this one is on its way
  const empty = () => {
    sent.current = field.current?.value ?? "";
    // once the form has been read
    setTimeout(() => {
      if (field.current) field.current.value = "";
    });
  };
  // what was answered is known before the rows are read again, and the next word may be said already
  const place = Math.max(round.place, (reply?.ok && reply.place) || 0);
  const said = reply?.ok && reply.said ? copy.said[reply.said](reply.word ?? "", reply.meant ?? "") : null;
  return (
    <div className="feud-say">
      <Form method="post" action={action} preventScrollReset onSubmit={empty}>
        <input type="hidden" name="round" value={round.id} />
        <input type="hidden" name="place" value={place} />
        <label>
          <span>{copy.say}</span>
          <input
            ref={field}
            className="field-input"
            name="word"
            maxLength={MAX_TYPED}
            placeholder={copy.hint}
            autoComplete="off"
            autoCapitalize="off"
            required
          />
        </label>
        <Button type="submit" name="intent" value="say">
          {copy.turn}
        </Button>
      </Form>
      <p role="status" className="feud-said">
        {said}
      </p>
      {reply?.ok && reply.meant && (
        <Form method="post" action={action} preventScrollReset>
          <input type="hidden" name="round" value={round.id} />
          <input type="hidden" name="place" value={place} />
          <input type="hidden" name="word" value={reply.meant} />
          <Button type="submit" name="intent" value="say" variant="quiet">
            {copy.yes(reply.meant)}
          </Button>
        </Form>
      )}
      <div className="feud-state">
        <Candles left={round.candles} />
        <b>{copy.candles(round.candles)}</b>
        <span>{copy.points(number.format(round.points))}</span>
        <Form method="post" action={action} preventScrollReset>
          <input type="hidden" name="round" value={round.id} />
          <Button type="submit" name="intent" value="end" variant="bare">
            {copy.end}
          </Button>
        </Form>
      </div>
    </div>
  );
}

const ALL = [1, 2, 3] as const;
const Candles = ({ left }: { left: number }) => (
  <span className="feud-candles" aria-hidden="true">
    {ALL.map((candle) => (
      <svg key={candle} viewBox="0 0 20 32" aria-hidden="true" data-lit={candle <= left || undefined}>
        <path className="feud-flame" d="M10 2c4 4 4 8 0 11-4-3-4-7 0-11z" />
        <path className="feud-wax" d="M6 14h8v12H6z" />
        <path className="feud-dish" d="M2 26h16v3H2z" />
      </svg>
    ))}
  </span>
);
