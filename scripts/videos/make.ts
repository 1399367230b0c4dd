import { type ExecFileSyncOptions, execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CLIP_LINES, CLIPS, type Clip } from "#app/features/videos/content/catalog-lines.ts";

/**
 * Makes the clips that ship with the product out of its drawings: `node scripts/videos/make.ts`. A computer's voice
 * (espeak-ng) reads the lines of `catalog-lines.ts` over a slowly moving drawing (ffmpeg); captions and times follow
 * from how long each line took. Needed only after a change of the lines or the drawings: what it writes is committed.
 */

const ART = "app/features/videos/art";
const OUT = "public/videos";
const TIMES = "app/features/videos/content/times.json";
const MAX_BYTES = 400_000;
const PAUSE_S = 0.7;
const LEAD_S = 0.8;
const TAIL_S = 1.2;
const RATE = 48_000;
const FRAMES_A_SECOND = 10;
const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell";

type Times = { seconds: number; cues: [from: number, to: number][] };

const quiet: ExecFileSyncOptions = { stdio: ["ignore", "ignore", "pipe"] };
const round = (seconds: number): number => Math.round(seconds * 1_000) / 1_000;

/** A line as mono samples of 16 bits. */
function spoken(text: string, folder: string, at: number): Buffer {
  const [wav, raw] = [join(folder, `${at}.wav`), join(folder, `${at}.raw`)];
  execFileSync("espeak-ng", ["-v", "en-us", "-s", "140", "-p", "35", "-g", "4", "-w", wav, text], quiet);
  execFileSync("ffmpeg", ["-y", "-i", wav, "-f", "s16le", "-ac", "1", "-ar", String(RATE), raw], quiet);
  return readFileSync(raw);
}

function soundOf(clip: Clip, folder: string): { samples: Buffer; times: Times } {
  const silence = (seconds: number) => Buffer.alloc(Math.round(seconds * RATE) * 2);
  const pieces = [silence(LEAD_S)];
  const cues: Times["cues"] = [];
  let at = LEAD_S;
  for (const [index, { en }] of CLIP_LINES[clip].entries()) {
    const line = spoken(en, folder, index);
    const seconds = line.length / 2 / RATE;
    cues.push([round(at), round(at + seconds)]);
    pieces.push(line, silence(PAUSE_S));
    at += seconds + PAUSE_S;
  }
  pieces.push(silence(TAIL_S));
  return { samples: Buffer.concat(pieces), times: { seconds: round(at + TAIL_S), cues } };
}

function pictureOf(clip: Clip, folder: string): string {
  const picture = join(folder, "picture.png");
  const page = join(folder, "picture.html");
  const svg = readFileSync(`${ART}/${clip}.svg`, "utf8");
  writeFileSync(page, `<body style="margin:0">${svg}`);
  const flags = ["--no-sandbox", "--disable-gpu", "--window-size=1280,720", `--screenshot=${picture}`];
  execFileSync(CHROMIUM, [...flags, `file://${page}`], quiet);
  return picture;
}

const stamp = (seconds: number): string => new Date(seconds * 1_000).toISOString().slice(11, 23);

function captionsOf(clip: Clip, language: "en" | "es", { cues }: Times): string {
  const lines = CLIP_LINES[clip].map((line, index) => {
    const [from = 0, to = 0] = cues[index] ?? [];
    return `${stamp(from)} --> ${stamp(to + PAUSE_S / 2)}\n${line[language]}\n`;
  });
  return `WEBVTT\n\n${lines.join("\n")}`;
}

function make(clip: Clip): Times {
  const folder = mkdtempSync(join(tmpdir(), "koinonia-clip-"));
  try {
    const { samples, times } = soundOf(clip, folder);
    writeFileSync(join(folder, "sound.raw"), samples);
    const frames = Math.ceil(times.seconds * FRAMES_A_SECOND);
    const move = `zoompan=z='1+0.12*on/${frames}':x='(iw-iw/zoom)/2':y='(ih-ih/zoom)*0.6':d=${frames}:s=640x360:fps=${FRAMES_A_SECOND}`;
    const sound = ["-f", "s16le", "-ar", String(RATE), "-ac", "1", "-i", join(folder, "sound.raw")];
    const video = [
      "-c:v",
      "libvpx-vp9",
      "-b:v",
      "0",
      "-crf",
      "40",
      "-row-mt",
      "1",
      "-g",
      "50",
      "-pix_fmt",
      "yuv420p",
    ];
    const out = `${OUT}/${clip}.webm`;
    execFileSync(
      "ffmpeg",
      [
        "-y",
        "-i",
        pictureOf(clip, folder),
        ...sound,
        "-vf",
        move,
        ...video,
        "-c:a",
        "libopus",
        "-b:a",
        "24k",
        "-shortest",
        out,
      ],
      quiet,
    );
    const bytes = statSync(out).size;
    if (bytes > MAX_BYTES) throw new Error(`${out} has ${bytes} bytes, more than ${MAX_BYTES}`);
    for (const language of ["en", "es"] as const)
      writeFileSync(`${OUT}/${clip}.${language}.vtt`, captionsOf(clip, language, times));
    process.stdout.write(`${out}: ${times.seconds} s, ${bytes} bytes\n`);
    return times;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const times = Object.fromEntries(CLIPS.map((clip) => [clip, make(clip)]));
writeFileSync(TIMES, `${JSON.stringify(times, null, 2)}\n`);
