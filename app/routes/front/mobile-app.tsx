import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "#app/document/frame/document-kind.ts";
import { PublicPage } from "#app/features/landing/frame/public-page.tsx";
import { mobileAppCopy } from "#app/features/landing/mobile-app/copy-mobile-app.ts";
import { MobileAppPage } from "#app/features/landing/mobile-app/mobile-app-page.tsx";

export { toDocument as clientLoader } from "#app/navigation/to-document.ts";

export const handle: PageHandle = { document: "static" };

export const loader = ({ context: { app } }: LoaderFunctionArgs) => ({
  signedIn: app.signedIn,
  language: app.language,
});

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const { title, description } = mobileAppCopy[data?.language ?? "en"];
  return [{ title: `${title} · Koinonia` }, { name: "description", content: description }];
};

export default function MobileApp() {
  const { signedIn } = useLoaderData<typeof loader>();
  return (
    <PublicPage signedIn={signedIn} tone="wall">
      <MobileAppPage signedIn={signedIn} />
    </PublicPage>
  );
}
