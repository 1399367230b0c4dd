import { useFetcher } from "@remix-run/react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { petCopy } from "#app/features/pet/copy/copy.ts";
import {
  type ActionFields,
  type OptimisticState,
  visibleState,
  withoutPending,
  withUpdate,
} from "#app/features/pet/state/optimistic-state.ts";
import { shopCopy } from "#app/features/shop/copy.ts";
import { tapLightly } from "#app/native/haptics.ts";
import { revalidateSoon } from "#app/realtime/reread.ts";
import { subscribeToRoom } from "#app/realtime/room-line.ts";
import { useReplies } from "#app/realtime/use-replies.ts";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import { failureOf, refusalNotice } from "./failures.ts";
import type { PetPageReply } from "./outage.ts";
import type { PetPage } from "./page.ts";
import { applyEvent, applyOptimistic, type PetAction, type PetState, type PetUpdate } from "./pet-state.ts";

/** An action whose answer was lost is sent again under its own name, after so long, ms: the server does it once. */
const AGAIN_MS = [800, 2_400];
/** The stats of this hour are shown anew so often, ms. */
const SETTLE_MS = 60_000;

export type PetActions = {
  state: PetState;
  /** The server's clock, epoch ms. */
  clock(): number;
  /**
   * Painted at once where the rule can, sent in order; false when it is refused already. What nobody has pressed is
   * `silent`: a network that is gone is no notice then.
   */
  perform(fields: ActionFields, act: PetAction | null, how?: { silent: boolean }): boolean;
  busy: boolean;
  /** An action on this thing waits for its answer. */
  waitsFor(id: string): boolean;
  /** The last answer, for what waits for one. */
  reply: PetPageReply | null;
};

/** The member's pet state in this tab: as the page read it, with news from replies and the room, and what was just done. */
export function usePetState(page: PetPage): PetActions {
  const copy = useCopy(petCopy);
  const shop = useCopy(shopCopy);
  const [here, setHere] = useState<OptimisticState & { page: PetPage }>({
    page,
    state: page.petState,
    pending: [],
  });
  const { pending } = here;
  const [reply, setReply] = useState<PetPageReply | null>(null);
  const fetcher = useFetcher<PetPageReply>();
  const sending = useRef<string | null>(null);
  const tries = useRef(0);
  const again = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [round, setRound] = useState(0);
  const ahead = useRef(0);
  useEffect(() => {
    ahead.current = page.now - Date.now();
  }, [page.now]);
  const clock = useCallback(() => Date.now() + ahead.current, []);
  const hour = useHour(clock, page.now);

  // another tab of the page brings its own rows; what came since is newer by its version
  if (here.page !== page) {
    const { pet, wallet } = here.state;
    setHere({ ...here, page, state: applyEvent(page.petState, pet ? { pet, wallet } : { wallet }) });
  }
  const applyUpdate = useCallback(
    (news: PetUpdate & { requestId?: string }) => setHere((before) => withUpdate(before, news)),
    [],
  );

  useEffect(
    () =>
      subscribeToRoom(page.userId, {
        onEvent: (event) => {
          if (event.name === "pet.changed" || event.name === "reward.given") applyUpdate(event);
          // the welcome itself lies in the album
          if (event.name === "reward.given" && event.welcomedBack) revalidateSoon();
        },
        onMissed: revalidateSoon,
      }),
    [page.userId, applyUpdate],
  );

  // one at a time, in the order of the taps
  const next = pending[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: a round is the same action once more
  useEffect(() => {
    if (!next || sending.current || fetcher.state !== "idle") return;
    sending.current = next.requestId;
    fetcher.submit(
      { ...next.fields, requestId: next.requestId, via: "script" },
      { method: "post", action: "/pet" },
    );
  }, [next, fetcher, round]);

  useReplies(fetcher.state === "idle" ? fetcher.data : undefined, (answer) => {
    if (!next || answer.requestId !== sending.current) return;
    const failed = !answer.ok && answer.refusal === "failed";
    const wait = failed ? AGAIN_MS[tries.current] : undefined;
    if (wait !== undefined) {
      tries.current++;
      again.current = setTimeout(() => {
        sending.current = null;
        setRound((n) => n + 1);
      }, wait);
      return;
    }
    sending.current = null;
    tries.current = 0;
    setReply(answer);
    if (answer.ok && !next.silent) tapLightly();
    if (answer.ok) applyUpdate(answer);
    else if ("item" in answer) applyUpdate({ item: answer.item });
    setHere((before) => withoutPending(before, next.requestId));
    // the other tabs have read what is there without a pet
    if (answer.ok && answer.intent === "adopt") revalidateSoon();
    if (answer.ok || (failed && next.silent)) return;
    showToast(
      answer.refusal === "failed" || answer.refusal === "too_fast"
        ? failureOf(answer, copy)
        : refusalNotice(answer.refusal, "need" in answer ? answer.need : null, copy, shop),
    );
  });
  useEffect(() => () => clearTimeout(again.current), []);

  const shown = useMemo(() => visibleState(here, page.today, hour), [here, page.today, hour]);

  const perform: PetActions["perform"] = (fields, action, { silent } = { silent: false }) => {
    const optimistic = action && applyOptimistic(shown, action, page.today, clock());
    if (optimistic && !optimistic.ok) {
      const { code, need } = optimistic.refusal;
      showToast(refusalNotice(code, need, copy, shop));
      return false;
    }
    const pendingAction = { requestId: crypto.randomUUID(), fields, action, silent };
    setHere((before) => ({ ...before, pending: [...before.pending, pendingAction] }));
    return true;
  };

  const waitsFor = (id: string) => pending.some(({ fields }) => Object.values(fields).includes(id));
  return { state: shown, clock, perform, busy: pending.length > 0, waitsFor, reply };
}

/** The server's clock, read once a minute: what the stats are is a matter of hours. */
function useHour(clock: () => number, first: number): number {
  const [hour, setHour] = useState(first);
  useEffect(() => {
    setHour(clock());
    const timer = setInterval(() => setHour(clock()), SETTLE_MS);
    return () => clearInterval(timer);
  }, [clock]);
  return hour;
}
