import { useLocation, useNavigate, useSearchParams } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { AdoptPanel } from "#app/features/pet/adopt/adopt-panel.tsx";
import { AdventurePlace } from "#app/features/pet/adventures/adventure-place.tsx";
import { AdventuresPanel, placePath } from "#app/features/pet/adventures/adventures-panel.tsx";
import { AlbumPanel } from "#app/features/pet/album/album-panel.tsx";
import { CareDialog } from "#app/features/pet/care/care-dialog.tsx";
import { CarePanel } from "#app/features/pet/care/care-panel.tsx";
import { RestPanel, useWelcome, WelcomePanel } from "#app/features/pet/care/quiet-panels.tsx";
import { petCopy } from "#app/features/pet/copy/copy.ts";
import { EvolutionPanel, hasChanged, type Step } from "#app/features/pet/evolution/evolution-panel.tsx";
import type { PetRefusal } from "#app/features/pet/model/refusals.ts";
import type { Pet } from "#app/features/pet/model/rules.ts";
import { ShopPanel } from "#app/features/pet/shop/shop-panel.tsx";
import { refusalNotice } from "#app/features/pet/state/failures.ts";
import type { PetPage } from "#app/features/pet/state/page.ts";
import { PetRoomProvider, usePet } from "#app/features/pet/state/pet-context.tsx";
import { useFinishDueOutings } from "#app/features/pet/state/use-arrivals.tsx";
import { usePetState } from "#app/features/pet/state/use-pet-state.tsx";
import { useTypeName } from "#app/features/pet/state/use-words.tsx";
import { refusedAt } from "#app/features/pet/state/where-after.ts";
import { TrainingPanel } from "#app/features/pet/training/training-panel.tsx";
import { shopCopy } from "#app/features/shop/copy.ts";
import type { ShopRefusal } from "#app/features/shop/refusals.ts";
import { useFocusAfterRemoval } from "#app/ui/list/use-following-focus.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import { ActionAnnouncement } from "./action-announcement.tsx";
import { Stage } from "./stage.tsx";

/** PT4-PT7: the pet's care, a dialog with five tabs at addresses of their own; each works without script. */
export function PetView({ page }: { page: PetPage }) {
  const actions = usePetState(page);
  const { pet } = actions.state;
  const now = useNow(actions.clock, page.now);
  useFocusAfterRemoval("main");
  useTopOnArrival(pet !== null);
  return (
    <PetRoomProvider value={{ page, actions, now }}>
      {pet ? <Care pet={pet} /> : <Adopt />}
      <ActionAnnouncement />
    </PetRoomProvider>
  );
}

/** Whoever has just come is seen whole: the name and the button stood further down the page. */
function useTopOnArrival(here: boolean): void {
  const was = useRef(here);
  useEffect(() => {
    if (here && !was.current) window.scrollTo({ top: 0, behavior: "instant" });
    was.current = here;
  }, [here]);
}

/** Ticks four times a second: five seconds on the road are counted. */
function useNow(clock: () => number, first: number): number {
  const [now, setNow] = useState(first);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), 250);
    return () => clearInterval(timer);
  }, [clock]);
  return now;
}

function Adopt() {
  const copy = useCopy(petCopy).adopt;
  return (
    <CareDialog className="care-adopt" title={copy.dialog} about={copy.text}>
      <Refused />
      <AdoptPanel />
    </CareDialog>
  );
}

function Care({ pet }: { pet: Pet }) {
  const copy = useCopy(petCopy);
  const { page, actions } = usePet();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  useFinishDueOutings();
  const { adventures } = actions.state;
  const key = search.get("place");
  const adventure =
    adventures.find((one) => one.adventureKey === key && (one.result || one.status === "in_progress")) ??
    null;
  const step = search.get("step") as Step;
  const type = useTypeName()(pet.petTypeId);
  const left = pet.level < 100 ? pet.level * 100 - pet.experience : 0;
  const about = [copy.level(pet.level, type), left > 0 && copy.toNext(left, pet.level + 1)];
  const changed = page.place === "evolution" && hasChanged(step, pet);
  return (
    <CareDialog
      className={changed ? "care-changed" : `care-${page.place}`}
      place={page.place}
      title={pet.petName}
      about={about.filter(Boolean).join(", ")}
      stage={<Stage pet={pet} place={page.place} adventure={adventure} changed={changed} />}
    >
      <Refused />
      <Panel
        adventure={adventure}
        step={step}
        onGo={(to) => navigate(placePath(to), { preventScrollReset: true })}
      />
    </CareDialog>
  );
}

/** A form that was sent without script and refused: the page that it leads to says so. */
function Refused() {
  const copy = useCopy(petCopy);
  const shop = useCopy(shopCopy);
  const [search] = useSearchParams();
  const refusal = refusedAt(search);
  if (!refusal || !(Object.hasOwn(shop, refusal.code) || Object.hasOwn(copy.refusals, refusal.code)))
    return null;
  const { title, text } = refusalNotice(refusal.code as PetRefusal | ShopRefusal, refusal.need, copy, shop);
  return (
    <p className="care-refused" role="alert">
      <b>{title}</b> {text}
    </p>
  );
}

type PanelProps = {
  adventure: Parameters<typeof AdventurePlace>[0]["adventure"] | null;
  step: Step;
  onGo: (key: string) => void;
};

function Panel({ adventure, step, onGo }: PanelProps) {
  const { page, actions } = usePet();
  const { pathname } = useLocation();
  const welcome = useWelcome();
  if (page.place === "album") return <AlbumPanel />;
  if (actions.state.pet?.restingSince) return <RestPanel />;
  switch (page.place) {
    case "care":
      return welcome.shown ? <WelcomePanel onDone={welcome.dismiss} /> : <CarePanel />;
    case "shop":
      return <ShopPanel />;
    case "adventures":
      return adventure ? (
        <AdventurePlace adventure={adventure} />
      ) : (
        <AdventuresPanel onGo={onGo} key={pathname} />
      );
    case "training":
      return <TrainingPanel />;
    case "evolution":
      return <EvolutionPanel step={step} />;
  }
}
