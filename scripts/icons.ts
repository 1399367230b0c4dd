import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

/** The mark, from its one source; without the night's colours, which a picture cannot change to. */
const mark = readFileSync(join(import.meta.dirname, "../public/icon.svg"), "utf8").replace(
  /@media[^}]*\}\s*\}/,
  "",
);

/** Paper, so that the mark stands on a home screen of any colour (tokens.css, as sRGB). */
const PAPER = "#fefaf1";

type Size = {
  file: string;
  /** Its side, px. */
  side: number;
  /** The mark's share of it: a mask may cut off all outside the inner 80 %, and the mark has room of its own. */
  share: number;
  ground: boolean;
};

const SIZES: Size[] = [
  { file: "any-192.png", side: 192, share: 0.94, ground: false },
  { file: "any-512.png", side: 512, share: 0.94, ground: false },
  { file: "maskable-192.png", side: 192, share: 0.62, ground: true },
  { file: "maskable-512.png", side: 512, share: 0.62, ground: true },
  { file: "touch-180.png", side: 180, share: 0.72, ground: true },
];

/** One picture: the mark in the middle of a square. */
function drawn({ side, share, ground }: Size): string {
  const inner = mark.replace(
    /<svg[^>]*>/,
    `<svg x="${(1 - share) * 32}" y="${(1 - share) * 32}" width="${share * 64}" height="${share * 64}" viewBox="0 0 64 64">`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 64 64">
    ${ground ? `<rect width="64" height="64" fill="${PAPER}"/>` : ""}${inner}</svg>`;
}

/** What a board of widgets shows of ours before it is put there: the card, its words as lines. */
const WIDGET = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400" viewBox="0 0 600 400">
  <rect width="600" height="400" fill="${PAPER}"/>
  ${mark.replace(/<svg[^>]*>/, '<svg x="40" y="36" width="56" height="56" viewBox="0 0 64 64">')}
  <g fill="#453073"><rect x="112" y="56" width="190" height="16" rx="8" opacity="0.45"/>
  <rect x="40" y="132" width="520" height="22" rx="11"/><rect x="40" y="176" width="488" height="22" rx="11"/>
  <rect x="40" y="220" width="330" height="22" rx="11"/><rect x="40" y="276" width="150" height="16" rx="8" opacity="0.6"/>
  <rect x="40" y="324" width="200" height="44" rx="10"/></g></svg>`;

/** Draws every size that the manifest and the documents name (app/document/frame/manifest.ts, app-head.tsx). */
export async function drawIcons(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const size of SIZES) {
    writeFileSync(
      join(folder, size.file),
      await sharp(Buffer.from(drawn(size)))
        .png({ compressionLevel: 9 })
        .toBuffer(),
    );
  }
  const widget = await sharp(Buffer.from(WIDGET)).png({ compressionLevel: 9 }).toBuffer();
  writeFileSync(join(folder, "widget-verse.png"), widget);
}
