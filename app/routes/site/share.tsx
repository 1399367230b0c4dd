import type { MetaFunction } from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { shareTargetCopy } from "#app/features/share-target/copy.ts";
import { SharePage } from "#app/features/share-target/share-page.tsx";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${shareTargetCopy[languageOf(matches)].title} · Koinonia` },
  { name: "robots", content: "noindex" },
];

/** Where the manifest's share target and the native shell bring words of other apps. */
export default SharePage;
