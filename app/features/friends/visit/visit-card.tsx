import type { FriendLine } from "#app/features/friends/page.ts";
import { FriendForm } from "#app/features/friends/screen/friend-form.tsx";
import { PetDrawing } from "#app/features/pet/art/drawing.tsx";
import { petCopy } from "#app/features/pet/copy/copy.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { visitCopy } from "./copy-visit.ts";
import "./visit.css";

/** The pet goes to see the friend's; both are drawn on the day of a visit. */
export function VisitCard({ friend, userId }: { friend: FriendLine; userId: string }) {
  const copy = useCopy(visitCopy);
  const { types } = useCopy(petCopy);
  const { id, name, visit } = friend;
  if (!visit) return null;
  const { may, wasToday, came, scene } = visit;
  const animal = (type: string) => types[type as keyof typeof types] ?? "";
  return (
    <div className="pet-visit">
      {wasToday && <p className="request-prayed">{copy.wasToday}</p>}
      {came && <p dir="auto">{copy.came(name)}</p>}
      {scene && (
        <figure className="pet-visit-scene">
          <div role="img" aria-label={copy.scene(animal(scene.own.type), animal(scene.theirs.type))}>
            <PetDrawing markup={scene.own.markup} />
            <PetDrawing markup={scene.theirs.markup} />
          </div>
          <figcaption>{copy.lines[scene.line]}</figcaption>
        </figure>
      )}
      {may && (
        <FriendForm userId={userId} intent="visit" fields={{ id }}>
          {({ busy }) => (
            <>
              <Button type="submit" variant="quiet" busy={busy}>
                {copy.go}
              </Button>
              <small className="hint">{copy.goHint}</small>
            </>
          )}
        </FriendForm>
      )}
    </div>
  );
}
