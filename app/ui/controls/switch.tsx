import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import { Icon } from "#app/ui/icons/icon.tsx";
import "#app/ui/styles/choices.css";

type ToggleProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** The label is read, not seen: a table's cell. */
  bare?: boolean;
} & Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "role" | "className">;

/** Something that is on or off at once. In a form it is a check box, also without script. */
export function Switch({ label, hint, bare = false, ...input }: ToggleProps) {
  const hintId = useId();
  return (
    <label className={`switch ${bare ? "switch-bare" : ""}`}>
      <span className={bare ? "sr-only" : "switch-words"}>
        <span>{label}</span>
        {hint && <small id={hintId}>{hint}</small>}
      </span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a check box says by itself whether it is checked */}
      <input {...input} type="checkbox" role="switch" aria-describedby={hint ? hintId : undefined} />
    </label>
  );
}

/** One of several that may be chosen, or a consent: taken with the form. */
export function Checkbox({ label, hint, bare = false, ...input }: ToggleProps) {
  const hintId = useId();
  return (
    <label className={`tick ${bare ? "tick-bare" : ""}`}>
      <span className="tick-box">
        <input {...input} type="checkbox" aria-describedby={hint ? hintId : undefined} />
        <Icon name="check" size="small" />
      </span>
      <span className={bare ? "sr-only" : ""}>
        <span>{label}</span>
        {hint && <small id={hintId}>{hint}</small>}
      </span>
    </label>
  );
}
