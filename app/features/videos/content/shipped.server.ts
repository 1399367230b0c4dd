import { inBoth, type ShippedItem } from "#app/features/content/model/shipped.ts";
import { VIDEOS } from "#app/features/videos/content/catalog-playlists.ts";
import type { contentKinds } from "#app/features/videos/content-kinds.ts";
import type { ShippedContent } from "#app/manifest/content-kind.ts";

export const shippedVideos = (): ShippedItem[] =>
  VIDEOS.map(({ id, title, teacher, notes, questions }) => ({
    id,
    values: {
      ...inBoth("title", title),
      ...inBoth("teacher", teacher),
      ...inBoth("notes", notes),
      ...inBoth("questions", { en: questions.en.join("\n"), es: questions.es.join("\n") }),
    },
  }));

export const shipped: ShippedContent<typeof contentKinds> = {
  video: shippedVideos,
};
