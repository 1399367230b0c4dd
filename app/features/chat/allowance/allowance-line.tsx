import { chatCopy } from "#app/features/chat/copy/copy-screen.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import type { AllowanceView } from "#party/protocol.ts";

/** The day's messages as dots: lit is left; then what was bought, as a number. Nothing for a member without a limit. */
export function AllowanceLine({ allowance }: { allowance: AllowanceView }) {
  const copy = useCopy(chatCopy).allowance;
  const { used, allowed, credits = 0 } = allowance;
  if (allowed === null) return null;
  if (used >= allowed && credits > 0) {
    return (
      <p className="allowance">
        <b>{credits}</b> {copy.bought(credits)}
      </p>
    );
  }
  const left = Math.max(0, allowed - used);
  return (
    <p className="allowance">
      <span className="allowance-dots" aria-hidden="true">
        {Array.from({ length: allowed }, (_, dot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dots are alike and never move
          <i key={dot} className={dot < left ? "lit" : ""} />
        ))}
      </span>
      <b>{copy.left(left, allowed)}</b> {copy.today}
    </p>
  );
}
