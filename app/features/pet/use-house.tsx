import { useFetcher, useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { shopCopy } from "#app/features/shop/copy.ts";
import { followRoom } from "#app/platform/room-line.ts";
import { useCopy } from "#app/ui/language.tsx";
import { showToast } from "#app/ui/toasts.ts";
import { petCopy } from "./copy.ts";
import { failureOf, refusalNotice } from "./failures.ts";
import { type Act, type House, type HouseNews, hear, paint } from "./house.ts";
import type { HouseReply } from "./outage.ts";
import type { PetPage } from "./page.ts";

/** What is sent besides the act itself. */
export type Sent = Record<string, string>;
type Waiting = { requestId: string; fields: Sent; act: Act | null };

export type HouseDeeds = {
  house: House;
  /** The server's clock, epoch ms. */
  clock(): number;
  /** Painted at once where the rule can, sent in order; false when it is refused already. */
  perform(fields: Sent, act: Act | null): boolean;
  busy: boolean;
  /** The last answer, for what waits for one. */
  reply: HouseReply | null;
};

/** The member's house in this tab: as the page read it, with news from replies and the room, and what was just done. */
export function useHouse(page: PetPage): HouseDeeds {
  const copy = useCopy(petCopy);
  const shop = useCopy(shopCopy);
  const { revalidate } = useRevalidator();
  const [heard, setHeard] = useState({ page, house: page.house });
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const [reply, setReply] = useState<HouseReply | null>(null);
  const fetcher = useFetcher<HouseReply>();
  const sending = useRef<string | null>(null);
  const ahead = useRef(0);
  useEffect(() => {
    ahead.current = page.now - Date.now();
  }, [page.now]);
  const clock = useCallback(() => Date.now() + ahead.current, []);

  // another tab of the page brings its own rows; what was heard since is newer by its version
  if (heard.page !== page) {
    const { pet, wallet } = heard.house;
    setHeard({ page, house: hear(page.house, pet ? { pet, wallet } : { wallet }) });
  }
  const tell = useCallback(
    (news: HouseNews) => setHeard(({ page: of, house }) => ({ page: of, house: hear(house, news) })),
    [],
  );

  useEffect(
    () =>
      followRoom(page.userId, {
        onEvent: (event) => {
          if (event.name === "pet.changed" || event.name === "reward.given") tell(event);
          // the welcome itself lies in the album
          if (event.name === "reward.given" && event.welcomedBack) revalidate();
        },
        onMissed: revalidate,
      }),
    [page.userId, tell, revalidate],
  );

  // one at a time, in the order of the taps
  const next = waiting[0];
  useEffect(() => {
    if (!next || sending.current || fetcher.state !== "idle") return;
    sending.current = next.requestId;
    fetcher.submit(
      { ...next.fields, requestId: next.requestId, via: "script" },
      { method: "post", action: "/pet" },
    );
  }, [next, fetcher]);

  const answer = fetcher.data;
  useEffect(() => {
    if (fetcher.state !== "idle" || !answer || answer.requestId !== sending.current) return;
    const done = sending.current;
    sending.current = null;
    setWaiting((all) => all.filter(({ requestId }) => requestId !== done));
    setReply(answer);
    if (answer.ok) return tell(answer);
    if ("item" in answer) tell({ item: answer.item });
    showToast(
      answer.refusal === "failed"
        ? failureOf(answer.intent, copy)
        : refusalNotice(answer.refusal, "need" in answer ? answer.need : null, copy, shop),
    );
  }, [fetcher.state, answer, tell, copy, shop]);

  const { house: known } = heard;
  const house = useMemo(
    () =>
      waiting.reduce((before, { act }) => {
        const painted = act && paint(before, act, page.today, page.now);
        return painted?.ok ? painted.value : before;
      }, known),
    [waiting, known, page.today, page.now],
  );

  const perform = (fields: Sent, act: Act | null): boolean => {
    const painted = act && paint(house, act, page.today, clock());
    if (painted && !painted.ok) {
      const { code, need } = painted.refusal;
      showToast(refusalNotice(code, need, copy, shop));
      return false;
    }
    setWaiting((all) => [...all, { requestId: crypto.randomUUID(), fields, act }]);
    return true;
  };

  return { house, clock, perform, busy: waiting.length > 0, reply };
}
