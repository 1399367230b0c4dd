import type { AllowanceView } from "#party/protocol.ts";

/** The day's messages as lamps: lit is left. Nothing for a member without a limit. */
export function AllowanceLine({ allowance }: { allowance: AllowanceView }) {
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
      <b>
        {left} of {allowed}
      </b>{" "}
      free messages left today
    </p>
  );
}
