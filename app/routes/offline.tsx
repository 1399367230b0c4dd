import type { PageHandle } from "#app/platform/document-kind.ts";
import { OfflinePage } from "#app/platform/offline-page.tsx";

export const handle: PageHandle = { document: "static" };

export const meta = () => [{ title: "Koinonia" }, { name: "robots", content: "noindex" }];

/** Kept by the service worker for when no page can be reached. */
export default OfflinePage;
