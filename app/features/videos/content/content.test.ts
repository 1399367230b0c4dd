import { existsSync, readFileSync, statSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LANGUAGES } from "#app/core/language.ts";
import { placeToKeep } from "#app/features/videos/model/mark.ts";
import { YouTubeLink } from "#app/features/videos/screen/player.tsx";
import { CLIP_LINES, CLIPS } from "./catalog-lines.ts";
import { PLAYLISTS, VIDEOS, videoOf } from "./catalog-playlists.ts";
import { cuesOf, isYouTubeId, lengthOf, secondsOf, type Video, youTubeAddress } from "./video.ts";

const bible = (name: string): Map<string, string> =>
  new Map(
    gunzipSync(readFileSync(`data/bible/${name}.tsv.gz`))
      .toString("utf8")
      .split("\n")
      .map((row) => row.split("\t"))
      .map(([id = "", , text = ""]) => [id, text]),
  );
const [web, rv1909] = [bible("web"), bible("rv1909")];

test.each(CLIPS)("R37: the verses of %s are word for word those of the shipped texts", (clip) => {
  const verses = CLIP_LINES[clip].filter(({ verse }) => verse !== undefined);
  expect(verses.length).toBeGreaterThan(1);
  for (const { verse, en, es } of verses) {
    const id = String(verse).padStart(8, "0");
    expect(en).toBe(web.get(id));
    expect(es).toBe(rv1909.get(id));
  }
});

test.each(CLIPS)(
  "R37: %s is there, small, with captions in both languages at the times of its transcript",
  (clip) => {
    const path = `public/videos/${clip}.webm`;
    expect(statSync(path).size).toBeLessThan(400_000);
    expect([...readFileSync(path).subarray(0, 4)]).toEqual([0x1a, 0x45, 0xdf, 0xa3]);
    const video = VIDEOS.find(({ source }) => source.kind === "clip" && source.clip === clip) as Video;
    const cues = cuesOf(video);
    for (const language of LANGUAGES) {
      const captions = readFileSync(`public/videos/${clip}.${language}.vtt`, "utf8");
      expect(captions.startsWith("WEBVTT\n\n")).toBe(true);
      const shown = [...captions.matchAll(/^00:(\d\d):([\d.]+) --> 00:(\d\d):([\d.]+)\n(.+)$/gm)];
      expect(shown.map((cue) => cue[5])).toEqual(cues.map((cue) => cue[language]));
      const starts = shown.map(([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds));
      expect(starts).toEqual(cues.map(({ from }) => from));
      for (const [, , , minutes, seconds] of shown)
        expect(Number(minutes) * 60 + Number(seconds)).toBeLessThan(secondsOf(video));
    }
  },
);

test("R37: each video has an id of its own, words in both languages, a passage and questions", () => {
  expect(new Set(VIDEOS.map(({ id }) => id)).size).toBe(VIDEOS.length);
  expect(PLAYLISTS.length).toBeGreaterThan(0);
  for (const video of VIDEOS) {
    expect(video.id).toMatch(/^[a-z0-9-]{1,80}$/);
    for (const language of LANGUAGES) {
      expect(video.title[language], video.id).not.toBe("");
      expect(video.teacher[language]).not.toBe("");
      expect(video.notes[language]).not.toBe("");
      expect(video.questions[language].length).toBeGreaterThan(0);
    }
    expect(cuesOf(video).length).toBeGreaterThan(0);
    expect(secondsOf(video)).toBeGreaterThan(0);
    expect(existsSync(`app/features/videos/art/${video.drawing}.svg`)).toBe(true);
    if (video.source.kind === "youtube") expect(isYouTubeId(video.source.youtubeId)).toBe(true);
  }
});

test("an id that is none shows the first video", () => {
  expect(videoOf("ruth-2").id).toBe("ruth-2");
  expect(videoOf("constructor").id).toBe(VIDEOS[0]?.id);
  expect(videoOf(null).id).toBe(VIDEOS[0]?.id);
});

test.each([
  [43.087, "0:43"],
  [665, "11:05"],
  [3_720, "1:02:00"],
])("%d s is %s", (seconds, words) => {
  expect(lengthOf(seconds)).toBe(words);
});

test.each([
  [0, 0],
  [2, 0],
  [17.8, 17],
  [41, 0],
])("the place at %d s of 43 goes on at %d", (at, place) => {
  expect(placeToKeep(at, 43)).toBe(place);
});

test("R37: a teaching on YouTube is our drawing and a link to its version without cookies, and asks nothing", () => {
  const [first] = VIDEOS;
  if (!first) throw new Error("no video");
  const markup = renderToStaticMarkup(createElement(YouTubeLink, { video: first, youtubeId: "AAAAAAAAAAA" }));
  expect(markup).toContain('href="https://www.youtube-nocookie.com/embed/AAAAAAAAAAA?');
  expect(markup).not.toMatch(/<iframe|<script|src="https?:/);
  for (const id of ["", "short", "AAAAAAAAAAA/../x", "<AAAAAAAAA>"]) {
    expect(youTubeAddress(id, "en")).toBeNull();
    expect(renderToStaticMarkup(createElement(YouTubeLink, { video: first, youtubeId: id }))).toBe("");
  }
});
