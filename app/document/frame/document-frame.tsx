import { createContext, useContext } from "react";

/** What stands around a page's body whoever asks: the head's markup, and the scripts at the body's end. */
export type DocumentFrame = { head: string; scripts: string };

const Frame = createContext<DocumentFrame | null>(null);
/** Around the server's rendering, when it has written this page's frame before. */
export const DocumentFrameProvider = Frame.Provider;

/**
 * The frame from the server's memory; null when it is to be rendered, as it always is in the browser.
 * [Decision 0014](docs/decisions/0014-markup-cache-on-the-server.md)
 */
export const useDocumentFrame = (): DocumentFrame | null => useContext(Frame);
