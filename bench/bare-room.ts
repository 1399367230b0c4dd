/** So many sockets of the bare room (`baseline/room.ts`): one read, one write, one object that broadcasts to all. */
export async function bareRoom(
  origin: string,
  count: number,
): Promise<{ broadcast(): Promise<number>; close(): void }> {
  const sockets = Array.from({ length: count }, () => new WebSocket(`${origin.replace("http", "ws")}/room`));
  await Promise.all(
    sockets.map(
      (socket) => new Promise((resolve) => socket.addEventListener("open", resolve, { once: true })),
    ),
  );
  return {
    /** From the press to the last socket that has received it, ms. */
    async broadcast() {
      const received = sockets.map(
        (socket) =>
          new Promise<number>((resolve) =>
            socket.addEventListener("message", () => resolve(performance.now()), { once: true }),
          ),
      );
      const pressed = performance.now();
      const response = await fetch(`${origin}/tell`, { method: "POST", body: "the next page" });
      await response.text();
      return Math.max(...(await Promise.all(received))) - pressed;
    },
    close: () => {
      for (const socket of sockets) socket.close(1000, "done");
    },
  };
}
