/**
 * The captcha of the local Clerk, in the place of Cloudflare's Turnstile and with its interface, as far as
 * clerk-js uses it: a real check box whose tick fetches a token that the sandbox accepts once.
 * Bundled for browsers by `scripts/sandbox-worker.ts`; styles are set one by one, so a strict CSP holds.
 */
type RenderOptions = {
  sitekey: string;
  action?: string;
  /** `auto`, or none: the browser's. */
  language?: string;
  /** `auto`, or none: the device's. */
  theme?: string;
  callback?: (token: string) => void;
  "before-interactive-callback"?: () => void;
  "after-interactive-callback"?: () => void;
  "error-callback"?: (code: string) => void;
};

type Widget = { container: HTMLElement; options: RenderOptions; token: string | undefined };

const WORDS = {
  en: { label: "I am a person, not a program", failed: "That did not work. Please tick the box again." },
  es: { label: "Soy una persona, no un programa", failed: "Eso no funcionó. Marca la casilla otra vez." },
};
/** Turnstile's code for a challenge that could not be carried out; clerk-js then resets and tries again. */
const GENERIC_ERROR = "600010";
const INVISIBLE = "INVISIBLE";

const widgets = new Map<string, Widget>();
let rendered = 0;

async function fetchToken({ sitekey, action }: RenderOptions): Promise<string> {
  const body = new URLSearchParams({ sitekey, action: action ?? "" });
  const response = await fetch("/__clerk/turnstile/token", { method: "POST", body });
  if (!response.ok) throw new Error(`captcha ${response.status}`);
  const { token }: { token: string } = await response.json();
  return token;
}

function wordsFor({ language = "auto" }: RenderOptions) {
  const asked = language === "auto" ? navigator.language : language;
  return asked.startsWith("es") ? WORDS.es : WORDS.en;
}

function style(element: HTMLElement | SVGElement, declarations: Record<string, string>): void {
  for (const [property, value] of Object.entries(declarations)) element.style.setProperty(property, value);
}

function drawBox(id: string, widget: Widget): void {
  const label = document.createElement("label");
  label.dataset.theme = widget.options.theme ?? "auto";
  style(label, {
    display: "flex",
    "align-items": "center",
    gap: "1rem",
    "box-sizing": "border-box",
    "min-block-size": "4.25rem",
    padding: "0.75rem 1rem",
    border: "1px solid var(--line, GrayText)",
    "border-radius": "0.625rem",
    background: "var(--raised, Canvas)",
    color: "var(--ink, CanvasText)",
    font: "inherit",
    "font-weight": "600",
    cursor: "pointer",
  });
  const box = document.createElement("input");
  box.type = "checkbox";
  style(box, {
    "inline-size": "1.625rem",
    "block-size": "1.625rem",
    margin: "0",
    "flex-shrink": "0",
    "accent-color": "var(--plum, auto)",
  });
  const words = document.createElement("span");
  words.textContent = wordsFor(widget.options).label;
  style(words, { "flex-grow": "1" });
  const notice = document.createElement("p");
  notice.setAttribute("role", "alert");
  style(notice, { margin: "0.5rem 0 0", color: "var(--danger, CanvasText)" });
  for (const part of [box, words, mark()]) label.appendChild(part);
  box.addEventListener("change", () => void tick(id, widget, box, notice));
  widget.container.replaceChildren(label, notice);
}

/** The shield and its word at the end of the line, for the eye alone. */
function mark(): HTMLElement {
  const aside = document.createElement("span");
  aside.setAttribute("aria-hidden", "true");
  const muted = "var(--muted, GrayText)";
  style(aside, { display: "inline-flex", "align-items": "center", gap: "0.5rem", color: muted });
  style(aside, { "font-weight": "400", "font-size": "0.875rem" });
  const shield = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  shield.setAttribute("viewBox", "0 0 24 24");
  style(shield, { "inline-size": "1.25rem", "block-size": "1.25rem", fill: "none", stroke: "currentColor" });
  const outline = document.createElementNS("http://www.w3.org/2000/svg", "path");
  outline.setAttribute("d", "M12 3l7 3v5c0 5-3.2 8.2-7 10-3.8-1.8-7-5-7-10V6zM9 12l2.2 2.2L15 10.3");
  style(outline, { "stroke-width": "1.6", "stroke-linecap": "round", "stroke-linejoin": "round" });
  shield.appendChild(outline);
  aside.appendChild(shield);
  aside.appendChild(document.createTextNode("CAPTCHA"));
  return aside;
}

async function tick(id: string, widget: Widget, box: HTMLInputElement, notice: HTMLElement): Promise<void> {
  if (!box.checked) return;
  box.disabled = true;
  notice.textContent = "";
  try {
    const token = await fetchToken(widget.options);
    if (widgets.get(id) === widget) solve(widget, token);
  } catch {
    box.disabled = false;
    box.checked = false;
    notice.textContent = wordsFor(widget.options).failed;
  }
}

function solve(widget: Widget, token: string): void {
  widget.token = token;
  widget.options["after-interactive-callback"]?.();
  widget.options.callback?.(token);
}

function begin(id: string, widget: Widget): void {
  widget.token = undefined;
  if (widget.options.sitekey.endsWith(INVISIBLE)) {
    fetchToken(widget.options).then(
      (token) => solve(widget, token),
      () => widget.options["error-callback"]?.(GENERIC_ERROR),
    );
    return;
  }
  drawBox(id, widget);
  widget.options["before-interactive-callback"]?.();
}

const turnstile = {
  ready(callback: () => void): void {
    callback();
  },
  render(container: string | HTMLElement, options: RenderOptions): string | undefined {
    const element =
      typeof container === "string" ? document.querySelector<HTMLElement>(container) : container;
    if (!element) return undefined;
    rendered += 1;
    const id = `cf-sandbox-${rendered}`;
    const widget: Widget = { container: element, options, token: undefined };
    widgets.set(id, widget);
    begin(id, widget);
    return id;
  },
  /** Without an id, as at Cloudflare: the last one that was drawn. */
  getResponse(id?: string): string | undefined {
    return (id === undefined ? [...widgets.values()].at(-1) : widgets.get(id))?.token;
  },
  reset(id?: string): void {
    for (const [key, widget] of widgets) if (id === undefined || id === key) begin(key, widget);
  },
  remove(id?: string): void {
    for (const [key, widget] of widgets) {
      if (id !== undefined && id !== key) continue;
      widgets.delete(key);
      widget.container.replaceChildren();
    }
  },
};

Object.assign(window, { turnstile });
