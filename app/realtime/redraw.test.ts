import { afterEach, expect, test, vi } from "vitest";
import { createRedraw } from "./redraw.ts";

afterEach(() => vi.unstubAllGlobals());

function page() {
  const target = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("document", target);
  const answers: (() => void)[] = [];
  const exchange = vi.fn(() => new Promise<void>((resolve) => answers.push(resolve)));
  const look = (visibilityState: string) => {
    target.visibilityState = visibilityState;
    target.dispatchEvent(new Event("visibilitychange"));
  };
  const answer = async () => {
    answers.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { exchange, look, answer };
}

test("several changes at once: one exchange at a time, and one more after the last of them", async () => {
  const { exchange, answer } = page();
  const { change } = createRedraw(exchange);
  change();
  change();
  change();
  expect(exchange).toHaveBeenCalledTimes(1);
  await answer();
  expect(exchange).toHaveBeenCalledTimes(2);
  await answer();
  expect(exchange).toHaveBeenCalledTimes(2);
});

test("a tab that nobody looks at waits until somebody does; one that has gone draws no more", async () => {
  const { exchange, look, answer } = page();
  const { change, stop } = createRedraw(exchange);
  look("hidden");
  change();
  expect(exchange).not.toHaveBeenCalled();
  look("visible");
  expect(exchange).toHaveBeenCalledTimes(1);
  await answer();
  look("hidden");
  change();
  stop();
  look("visible");
  expect(exchange).toHaveBeenCalledTimes(1);
});
