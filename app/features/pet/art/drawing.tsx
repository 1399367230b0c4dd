import { itemDrawing } from "./drawing.ts";
import "./drawing.css";

type PetDrawingProps = {
  /** Markup of our own hand, in a square of 240 px; it holds nothing that anybody has typed. */
  markup: string;
  /** Read in its place; without one it stands beside words that say the same. */
  label?: string;
  className?: string;
};

/** A pet, inline: it keeps its square before and after, so nothing moves when its mood does. */
export function PetDrawing({ markup, label, className = "" }: PetDrawingProps) {
  return (
    <svg
      className={`pet-drawing ${className}`}
      viewBox="0 0 240 240"
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
      focusable="false"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own functions from names of our own
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

/** An item of the shop, beside its name. */
export function ItemDrawing({ itemId }: { itemId: string }) {
  const { box, markup } = itemDrawing(itemId);
  return (
    <svg
      viewBox={box}
      aria-hidden="true"
      focusable="false"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own functions from names of our own
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
