import type { FormEvent, ReactNode } from "react";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { HiddenFields } from "#app/ui/controls/hidden-fields.tsx";
import { usePet } from "./pet-context.tsx";
import type { PetAction } from "./pet-state.ts";

type PetFormProps = {
  /** What is sent: the intent and what it is about. */
  fields: Record<string, string>;
  /** What it does at once, where a rule can say it. */
  act?: PetAction;
  /** With script: what follows a press that was not refused. */
  onDone?: (form: FormData) => void;
  /** With script: a second press does nothing while the first waits for its answer. */
  held?: boolean;
  className?: string;
  children: ReactNode;
};

/** One thing to do with the pet: a plain POST; with script it is painted at once and sent in its turn. */
export function PetForm({ fields, act, onDone, held = false, className, children }: PetFormProps) {
  const { page, actions } = usePet();
  const pet = actions.state.pet;
  const sent = pet ? { petId: pet.id, ...fields } : fields;
  const action = useMemberAction("/pet", page.userId);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (held) return;
    const form = new FormData(event.currentTarget);
    const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
    if (actions.perform({ ...typed, ...sent }, act ?? null)) onDone?.(form);
  };
  return (
    <form method="post" action={action} className={className} onSubmit={send}>
      <HiddenFields fields={{ requestId: page.requestId, ...sent }} />
      {children}
    </form>
  );
}
