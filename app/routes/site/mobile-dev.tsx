import type { MetaFunction } from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { workbenchCopy } from "#app/features/workbench/copy.ts";
import { Workbench } from "#app/features/workbench/workbench.tsx";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${workbenchCopy[languageOf(matches)].title} · Koinonia` },
  { name: "robots", content: "noindex" },
];

/** R38 */
export default Workbench;
