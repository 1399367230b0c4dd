import { useCopy } from "#app/ui/language.tsx";
import type { AllowanceView } from "#party/protocol.ts";
import { chatCopy } from "./copy-screen.ts";

/** The day's messages as lamps: lit is left. Nothing for a member without a limit. */
export function AllowanceLine({ allowance }: { allowance: AllowanceView }) {
  const copy = useCopy(chatCopy).allowance;
  const { used, allowed } = allowance;
  if (allowed === null) return null;
  const left = Math.max(0, allowed - used);
  return (
    <p className="allowance">
      <span className="lamps" aria-hidden="true">
        {Array.from({ length: allowed }, (_, lamp) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lamps are alike and never move
          <i key={lamp} className={lamp < left ? "lit" : ""} />
        ))}
      </span>
      <b>{copy.left(left, allowed)}</b> {copy.today}
    </p>
  );
}
