import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "#app/document/frame/document-kind.ts";
import { textsCopy } from "#app/features/bible/texts/copy-texts.ts";
import { readTextNotes } from "#app/features/bible/texts/text-notes.server.ts";
import { TextsPage } from "#app/features/bible/texts/texts-page.tsx";

export { toDocument as clientLoader } from "#app/navigation/to-document.ts";

export const handle: PageHandle = { document: "static" };

/** G20: which texts these are, for everybody. */
export const loader = async ({ context: { app } }: LoaderFunctionArgs) => ({
  language: app.language,
  notes: await readTextNotes(app.bible),
});

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const { title, description } = textsCopy[data?.language ?? "en"];
  return [{ title: `${title} · Koinonia` }, { name: "description", content: description }];
};

export default function Texts() {
  return <TextsPage notes={useLoaderData<typeof loader>().notes} />;
}
