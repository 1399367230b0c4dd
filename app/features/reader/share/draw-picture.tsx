import type { Translation } from "#app/features/bible/translations.ts";
import { type Ground, PICTURE, settingFor } from "./picture.ts";

type Colors = { ground: string; ink: string; quiet: string; rule: string };

const COLORS: Record<Ground, Colors> = {
  paper: { ground: "#fefaf1", ink: "#2f2117", quiet: "#6d5d4c", rule: "#cfc3e2" },
  plum: { ground: "#453073", ink: "#fdf9f0", quiet: "#d9cdf0", rule: "#7c68ab" },
  night: { ground: "#1c140e", ink: "#f5ecdd", quiet: "#c3b6a2", rule: "#4d3f63" },
};

type Words = { text: string; name: string; translation: Translation; ground: Ground };

/** Draws it; false where the words have no room. */
export function drawPicture(canvas: HTMLCanvasElement, { text, name, translation, ground }: Words): boolean {
  const pen = canvas.getContext("2d");
  if (!pen) return false;
  const { width, height, margin } = PICTURE;
  const styles = getComputedStyle(canvas);
  const serif = styles.getPropertyValue("--serif") || "serif";
  const sans = styles.getPropertyValue("--sans") || "sans-serif";
  const face = (size: number) => `400 ${size}px ${serif}`;
  const measureAt = (size: number) => (words: string) => {
    pen.font = face(size);
    return pen.measureText(words).width;
  };
  const box = { width: width - 2 * margin, height: height - 2 * margin - 220 };
  const setting = settingFor(text, box, measureAt);
  if (!setting) return false;
  const { size, leading, lines } = setting;
  const color = COLORS[ground];
  pen.fillStyle = color.ground;
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = color.rule;
  pen.lineWidth = 3;
  // the double rule of the reader's page
  for (const inset of [44, 56]) pen.strokeRect(inset, inset, width - 2 * inset, height - 2 * inset);
  pen.textBaseline = "alphabetic";
  pen.fillStyle = color.ink;
  pen.font = face(size);
  const top = margin + (box.height - lines.length * leading) / 2;
  lines.forEach((line, at) => {
    pen.fillText(line, margin, top + at * leading + size);
  });
  pen.font = `600 44px ${serif}`;
  pen.fillText(name, margin, height - margin - 74, box.width);
  pen.fillStyle = color.quiet;
  pen.font = `400 30px ${sans}`;
  pen.fillText(translation, margin, height - margin - 24);
  pen.textAlign = "right";
  pen.fillText("Koinonia", width - margin, height - margin - 24);
  pen.textAlign = "left";
  return true;
}
