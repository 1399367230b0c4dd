import { type IconName, icons } from "#app/ui/icons.ts";

type IconProps = {
  name: IconName;
  size?: "regular" | "small";
  className?: string;
};

/** A line icon for a tool: 20 px (small: 16 px). Always beside words or inside a labelled control. */
export function Icon({ name, size = "regular", className = "" }: IconProps) {
  return (
    <svg
      className={`icon ${size === "small" ? "icon-small" : ""} ${className}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={icons[name]} />
    </svg>
  );
}
