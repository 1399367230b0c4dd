import sprite from "#app/ui/icons/icons.svg?no-inline";
import type { IconName } from "#app/ui/icons/icons.ts";

type IconProps = {
  name: IconName;
  size?: "regular" | "small";
  className?: string;
};

/**
 * A line icon for a tool: 20 px (small: 16 px). Always beside words or inside a labelled control.
 * All are in one file, which is fetched once: neither pages nor scripts carry their shapes.
 */
export function Icon({ name, size = "regular", className = "" }: IconProps) {
  return (
    <svg
      className={`icon ${size === "small" ? "icon-small" : ""} ${className}`}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
