import { vi } from "vitest";
import { requestSocket } from "./tabs.ts";
import { sessionToken } from "./tokens.ts";

/** The browser's `WebSocket` as a tab in workerd has it: a real line to the member's room, which a test can break. */
class Line extends EventTarget {
  static all: Line[] = [];
  readyState = 0;
  binaryType = "blob";
  #far: WebSocket | null = null;

  constructor(url: string) {
    super();
    Line.all.push(this);
    void this.#open(new URL(url).pathname.split("/").at(-1) ?? "");
  }

  async #open(userId: string): Promise<void> {
    const { webSocket } = await requestSocket(userId, await sessionToken({ sub: userId }));
    if (!webSocket) return this.break();
    webSocket.accept();
    if (this.readyState !== 0) return webSocket.close(1000, "too late");
    this.#far = webSocket;
    this.readyState = 1;
    webSocket.addEventListener("message", ({ data }) => {
      if (this.readyState === 1) this.dispatchEvent(new MessageEvent("message", { data }));
    });
    this.dispatchEvent(new Event("open"));
  }

  send(text: string): void {
    this.#far?.send(text);
  }

  close(): void {
    this.readyState = 3;
    this.#far?.close(1000, "closed");
  }

  /** As when the network goes: what is on its way is lost, and nobody says good-bye. */
  break(): void {
    if (this.readyState === 3) return;
    this.close();
    this.dispatchEvent(new CloseEvent("close", { code: 1006 }));
  }
}

/** The newest line that a tab has made. */
export const newestLine = (): Line | undefined => Line.all.at(-1);

/** What a tab listens to besides its line. */
export const page = new EventTarget();

/** A page around the lines; the platform's own sockets, on the room's side, stay as they are. */
export function openPage(): void {
  Line.all = [];
  const connect = { construct: (_target: typeof WebSocket, [url]: [string]) => new Line(url) };
  vi.stubGlobal("WebSocket", new Proxy(WebSocket, connect));
  vi.stubGlobal("window", page);
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
}

export const leavePage = (): void => void vi.unstubAllGlobals();
