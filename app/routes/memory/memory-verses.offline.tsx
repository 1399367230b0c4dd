import type { MetaFunction } from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { memoryCopy } from "#app/features/memory/copy.ts";
import { OfflineMemory } from "#app/features/memory/screen/offline-view.tsx";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${memoryCopy[languageOf(matches)].offline.title} · Koinonia` },
];

/** A page of nobody's: the service worker keeps it. */
export default OfflineMemory;
