import type { Copy, Language } from "#app/core/language.ts";
import { CLIP_LINES, type Clip } from "./catalog-lines.ts";
import times from "./times.json" with { type: "json" };

/** A line of the transcript, from a second of the video on. */
export type Cue = { from: number; en: string; es: string };

/** `clip`: ships with the product. `youtube`: asked of YouTube only when somebody presses play. */
export type VideoSource =
  | { kind: "clip"; clip: Clip }
  | { kind: "youtube"; youtubeId: string; seconds: number; cues: readonly Cue[] };

export type Video = {
  id: string;
  title: Copy<string>;
  teacher: Copy<string>;
  notes: Copy<string>;
  questions: Copy<readonly string[]>;
  passage: { bookNumber: number; chapter: number; fromVerse: number; toVerse: number };
  drawing: Clip;
  source: VideoSource;
};

export type Playlist = { id: string; title: Copy<string>; about: Copy<string>; videos: readonly Video[] };

const timesOf = (clip: Clip) => times[clip];

export const secondsOf = ({ source }: Video): number =>
  source.kind === "clip" ? timesOf(source.clip).seconds : source.seconds;

/** What is said, line by line. */
export const cuesOf = ({ source }: Video): readonly Cue[] =>
  source.kind === "youtube"
    ? source.cues
    : CLIP_LINES[source.clip].map(({ en, es }, index) => ({
        from: timesOf(source.clip).cues[index]?.[0] ?? 0,
        en,
        es,
      }));

/** `0:43`, `11:05`, `1:02:00`. */
export function lengthOf(seconds: number): string {
  const whole = Math.round(seconds);
  const parts = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60, whole % 60];
  const [hours = 0, minutes = 0, rest = 0] = parts;
  const two = (value: number) => String(value).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** What YouTube gives its videos: eleven letters, digits, `-` and `_`. */
export const isYouTubeId = (id: string): boolean => /^[\w-]{11}$/.test(id);

/** YouTube's version without cookies, with captions on, in the reader's language; null for what is no id. */
export const youTubeAddress = (id: string, language: Language): string | null =>
  isYouTubeId(id)
    ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&cc_load_policy=1&hl=${language}&cc_lang_pref=${language}`
    : null;
