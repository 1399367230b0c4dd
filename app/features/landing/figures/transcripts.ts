import { SET_NAMES, type SetName } from "./figures.ts";

const files = import.meta.glob<string>("./transcripts/*.json", {
  query: "?url&no-inline",
  import: "default",
  eager: true,
});

/** Where the transcripts stand that were recorded, as files of the site. */
export const transcripts: readonly { name: SetName; href: string }[] = SET_NAMES.flatMap((name) => {
  const href = files[`./transcripts/${name}.json`];
  return href ? [{ name, href }] : [];
});
