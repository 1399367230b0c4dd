import { Icon } from "#app/ui/icons/icon.tsx";
import { avatarTone, initialsOf } from "#app/ui/layout/avatar-rule.ts";

type AvatarProps = {
  name: string;
  /** What the colour is made of, where a name may change: an id. */
  colorKey?: string;
  size?: "small" | "regular" | "large";
  /** A picture of theirs, from our own origin or the identity vendor's. */
  picture?: string | null;
  className?: string;
};

/** Somebody, beside their name: so it has no name of its own. */
export function Avatar({ name, colorKey = name, size = "regular", picture, className = "" }: AvatarProps) {
  const initials = initialsOf(name);
  const tone = initials ? avatarTone(colorKey) : "none";
  return (
    <span className={`avatar avatar-${size} avatar-${tone} ${className}`} aria-hidden="true">
      {picture ? <img src={picture} alt="" /> : initials || <Icon name="user-round" />}
    </span>
  );
}
