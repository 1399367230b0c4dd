import sprite from "#app/ui/icons/icons.svg?no-inline";
import type { IconName } from "#app/ui/icons/icons.ts";

const SVG = "http://www.w3.org/2000/svg";

type Attributes = Readonly<Record<string, string>>;
/** What is empty is left out, as in JSX. */
type Part = Node | string | undefined;

function filled<Made extends HTMLElement | SVGElement>(
  made: Made,
  attributes: Attributes,
  parts: readonly Part[],
): Made {
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  for (const part of parts)
    if (part) made.appendChild(typeof part === "string" ? document.createTextNode(part) : part);
  return made;
}

/** An element for pages that have no React; its attributes by the names that they have in HTML. */
export const element = (name: string, attributes: Attributes, ...parts: readonly Part[]): HTMLElement =>
  filled(document.createElement(name), attributes, parts);

export const svgElement = (name: string, attributes: Attributes, ...parts: readonly Part[]): SVGElement =>
  filled(document.createElementNS(SVG, name), attributes, parts);

/** As `Icon` draws it. */
export const iconElement = (name: IconName): SVGElement =>
  svgElement(
    "svg",
    { class: "icon", "aria-hidden": "true", focusable: "false" },
    svgElement("use", { href: `${sprite}#${name}` }),
  );
