import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "#app/document/frame/document-kind.ts";
import { ChatbotAuthPage } from "#app/features/landing/compact-chat/chatbot-auth-page.tsx";
import { compactChatCopy } from "#app/features/landing/compact-chat/copy-compact-chat.ts";
import { PublicPage } from "#app/features/landing/frame/public-page.tsx";

export { toDocument as clientLoader } from "#app/navigation/to-document.ts";

export const handle: PageHandle = { document: "static" };

export const loader = ({ context: { app } }: LoaderFunctionArgs) => ({
  signedIn: app.signedIn,
  language: app.language,
});

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const { title, description } = compactChatCopy[data?.language ?? "en"];
  return [{ title: `${title} · Koinonia` }, { name: "description", content: description }];
};

export default function ChatbotAuth() {
  const { signedIn } = useLoaderData<typeof loader>();
  return (
    <PublicPage signedIn={signedIn} tone="wall" className="companion-sign-in-wall">
      <ChatbotAuthPage signedIn={signedIn} />
    </PublicPage>
  );
}
