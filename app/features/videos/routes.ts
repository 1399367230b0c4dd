/** R37. The file in `routes/videos/` for each address. */
export const VIDEO_ROUTES: readonly (readonly [path: string, file: string])[] = [
  ["youtube-playlist", "youtube-playlist.tsx"],
  ["youtube-playlist/marks", "videos.marks.ts"],
];
