import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { endsWithRun } from "./stops.ts";
import { clock, type Pace, wordsIn } from "./timed-words.ts";

export type Provider = {
  /** What the product is pointed at. */
  baseUrl: string;
  keep(pace: Pace): Promise<void>;
  /** Answers that were being given at once, at most, since the pace was set. */
  mostAtOnce(): Promise<number>;
  /** From asking the vendor itself to its first word, ms. */
  ownFirstWord(): Promise<number>;
  stop(): Promise<void>;
};

/** The vendor that keeps time (`provider-thread.ts`). */
export async function startProvider(): Promise<Provider> {
  const worker = new Worker(new URL("./provider-thread.ts", import.meta.url));
  const stop = endsWithRun(async () => void (await worker.terminate()));
  const [{ port }] = (await once(worker, "message")) as [{ port: number }];
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  const command = async (order: { pace?: Pace }): Promise<{ mostOpen: number }> => {
    worker.postMessage(order);
    const [answer] = (await once(worker, "message")) as [{ mostOpen: number }];
    return answer;
  };
  return {
    baseUrl,
    stop,
    keep: async (pace) => void (await command({ pace })),
    mostAtOnce: async () => (await command({})).mostOpen,
    async ownFirstWord() {
      const began = clock();
      const response = await fetch(`${baseUrl}/responses`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ model: "bench", input: "A question", stream: true }),
      });
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
      if (!reader) throw new Error("the provider said nothing");
      for (let received = ""; ; ) {
        const { done, value } = await reader.read();
        if (done) throw new Error("the provider said no word");
        received += value;
        if (wordsIn(received).length === 0) continue;
        const took = clock() - began;
        await reader.cancel();
        return took;
      }
    },
  };
}
