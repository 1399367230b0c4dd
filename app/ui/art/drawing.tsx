import { type DrawingName, drawings } from "#app/ui/art/drawings.ts";

export type { DrawingName };

type DrawingProps = {
  name: DrawingName;
  /** Its square, in px, before a style says otherwise: nothing moves when the file arrives. */
  size?: number;
  /** Far down a page: fetched when it comes near. */
  later?: boolean;
  className?: string;
};

/** An object that stands for a place: decoration beside words, so it has no words of its own. */
export function Drawing({ name, size = 96, later = false, className }: DrawingProps) {
  return (
    <img
      src={drawings[name]}
      alt=""
      width={size}
      height={size}
      className={className}
      loading={later ? "lazy" : undefined}
    />
  );
}
