import type { TableFrame } from "#app/features/games/feud/table/live/frames.ts";
import type { TableAct } from "#app/features/games/feud/table/model/act.ts";
import type { TableView } from "#app/features/games/feud/table/model/view.ts";
import { VERSION } from "#party/protocol.ts";

/** Longer than any loaded machine takes to open a socket, ms. */
const OPEN_WITHIN_MS = 30_000;

/** A phone at a table of Bible Feud. */
export class TablePhone {
  readonly #url: string;
  readonly #headers: Record<string, string>;
  #socket: WebSocket | null = null;
  #onView: (view: TableView) => void = () => {};
  view: TableView | null = null;

  constructor(origin: string, token: string, { cookie, guest }: { cookie: string; guest: boolean }) {
    this.#url = `${origin.replace("http", "ws")}/parties/game-room/${token}${guest ? "?as=guest" : ""}`;
    this.#headers = { cookie, origin };
  }

  async join(): Promise<void> {
    // Node takes headers beside the standard's arguments; the browser's type does not know them
    const socket: WebSocket = Reflect.construct(WebSocket, [this.#url, { headers: this.#headers }]);
    this.#socket = socket;
    socket.addEventListener("open", () =>
      socket.send(JSON.stringify({ t: "sync", v: VERSION, epoch: null, since: 0 })),
    );
    socket.addEventListener("message", ({ data }) => {
      const frame = JSON.parse(String(data)) as TableFrame | { t: "sync" };
      if (frame.t === "measure") socket.send(JSON.stringify({ t: "measured", n: frame.n }));
      if (frame.t !== "table") return;
      this.view = frame.table;
      this.#onView(frame.table);
    });
    await this.sees(() => true, OPEN_WITHIN_MS);
  }

  does(act: TableAct): void {
    this.#socket?.send(JSON.stringify({ t: "act", act }));
  }

  /** When it is shown so, by `performance.now()`. @throws when it is late */
  sees(isSo: (view: TableView) => boolean, withinMs: number): Promise<number> {
    if (this.view && isSo(this.view)) return Promise.resolve(performance.now());
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error("a phone was not told in time")), withinMs);
      this.#onView = (view) => {
        if (!isSo(view)) return;
        clearTimeout(timer);
        resolve(performance.now());
      };
    });
  }

  close(): void {
    this.#socket?.close(1000, "done");
  }
}
