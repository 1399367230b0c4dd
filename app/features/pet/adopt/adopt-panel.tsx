import { type FormEvent, useRef, useState } from "react";
import { PetDrawing } from "#app/features/pet/art/drawing.tsx";
import { petCopy } from "#app/features/pet/copy/copy.ts";
import { PET_KINDS, type PetKind } from "#app/features/pet/model/catalog.ts";
import { petNameOf } from "#app/features/pet/model/naming.ts";
import { usePet } from "#app/features/pet/state/pet-context.tsx";
import { PetForm } from "#app/features/pet/state/pet-form.tsx";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { useFieldsBeforeHydration } from "#app/ui/controls/use-early.ts";
import { useHydrated } from "#app/ui/controls/use-hydrated.ts";
import { Icon } from "#app/ui/icons/icon.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import "./pet-adopt.css";

/** PT4, V12, D29: six cards, one name. The browser's own radio buttons: arrows move, without script too. */
export function AdoptPanel() {
  const copy = useCopy(petCopy);
  const { page, actions } = usePet();
  const hydrated = useHydrated();
  const [kind, setKind] = useState<PetKind | null>(null);
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useFieldsBeforeHydration(() => {
    const fields = field.current?.form?.elements;
    const chosen = fields?.namedItem("petTypeId");
    const early = chosen instanceof RadioNodeList ? chosen.value : "";
    setKind(PET_KINDS.find((one) => one === early) ?? null);
    setTyped(field.current?.value ?? "");
  });
  const name = petNameOf(typed);
  const ready = kind !== null && name.ok;
  const why = ready
    ? copy.adopt.ready(name.value)
    : kind
      ? copy.adopt.nameless
      : name.ok
        ? copy.adopt.chooseOne
        : copy.adopt.neither;
  const tooLong = !name.ok && name.refusal === "pet.name_too_long";
  return (
    <PetForm fields={{ intent: "adopt" }} className="adopt">
      <div className="adopt-body">
        <fieldset>
          <legend className="sr-only">{copy.adopt.choose}</legend>
          <div className="kinds">
            {PET_KINDS.map((one) => (
              <label key={one} className="kind">
                <input type="radio" name="petTypeId" value={one} required onChange={() => setKind(one)} />
                <span className="kind-card">
                  <PetDrawing markup={page.six?.[one] ?? ""} />
                  <b>{copy.kinds[one].name}</b>
                  <span>{copy.kinds[one].about}</span>
                </span>
                <Icon name="check" />
              </label>
            ))}
          </div>
        </fieldset>
        <div className="field adopt-name">
          <label htmlFor="pet-name">{copy.adopt.name}</label>
          <input
            ref={field}
            id="pet-name"
            name="petName"
            className="input"
            autoComplete="off"
            maxLength={40}
            required
            aria-describedby="pet-name-hint"
            aria-invalid={tooLong || undefined}
            onInput={(event: FormEvent<HTMLInputElement>) => setTyped(event.currentTarget.value)}
          />
          <p id="pet-name-hint" className="field-hint" aria-live="polite">
            {tooLong
              ? copy.refusals["pet.name_too_long"](null).title
              : typed
                ? copy.adopt.count(lettersOf(typed))
                : copy.adopt.upTo}
          </p>
        </div>
      </div>
      <div className="adopt-foot">
        <p>{why}</p>
        <ButtonLink to="/welcome" variant="quiet" reloadDocument>
          {copy.adopt.notNow}
        </ButtonLink>
        <Button type="submit" disabled={hydrated && !ready} busy={actions.busy}>
          {copy.adopt.create}
        </Button>
      </div>
    </PetForm>
  );
}

const lettersOf = (text: string): number => [...new Intl.Segmenter().segment(text.trim())].length;
