import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "#app/document/frame/document-kind.ts";
import { readAppleHome } from "#app/features/landing/variants/apple/apple.server.ts";
import { ApplePage } from "#app/features/landing/variants/apple/apple-page.tsx";
import { appleCopy } from "#app/features/landing/variants/apple/copy-apple.ts";

export { toDocument as clientLoader } from "#app/navigation/to-document.ts";

export const handle: PageHandle = { document: "static", personal: true };

export const loader = async ({ context: { app } }: LoaderFunctionArgs) => ({
  home: await readAppleHome(app),
  signedIn: app.signedIn,
  language: app.language,
});

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const { title, description } = appleCopy[data?.language ?? "en"];
  return [{ title: `${title} · Koinonia` }, { name: "description", content: description }];
};

export default function Apple() {
  const { home, signedIn } = useLoaderData<typeof loader>();
  return <ApplePage {...home} signedIn={signedIn} />;
}
