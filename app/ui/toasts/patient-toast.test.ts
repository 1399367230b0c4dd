import { expect, test } from "vitest";
import { queueToast } from "./patient-toast.ts";
import { currentToast, dismissToast, showToast } from "./toasts.ts";

const say = (title: string) => queueToast(async () => ({ title }));
/** Everything that was promised has come. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const shown = async () => {
  await settled();
  return currentToast()?.title ?? null;
};

test("K3: a notice that can wait comes when its turn has come, one after the other", async () => {
  showToast({ title: "That did not work", tone: "danger" });
  say("Good to see you");
  say("Level 2");
  expect(await shown()).toBe("That did not work");
  dismissToast();
  expect(await shown()).toBe("Good to see you");
  dismissToast();
  expect(await shown()).toBe("Level 2");
  dismissToast();
  expect(await shown()).toBeNull();
  say("At once");
  expect(await shown()).toBe("At once");
  dismissToast();
});

test("K3: what need not be said any more is asked for when there is room, and leaves the room to the next", async () => {
  const asked: string[] = [];
  showToast({ title: "That did not work", tone: "danger" });
  queueToast(async () => {
    asked.push("first");
    return null;
  });
  say("Level 2");
  expect(await shown()).toBe("That did not work");
  expect(asked).toEqual([]);
  dismissToast();
  expect(await shown()).toBe("Level 2");
  expect(asked).toEqual(["first"]);
  dismissToast();
});

test("K3: one that cannot be asked for stands in nobody's way", async () => {
  queueToast(() => Promise.reject(new Error("storage is full")));
  say("Level 2");
  expect(await shown()).toBe("Level 2");
  dismissToast();
});

test("K3: one that takes the place meanwhile keeps it", async () => {
  queueToast(async () => {
    showToast({ title: "That did not work", tone: "danger" });
    return { title: "Good to see you" };
  });
  expect(await shown()).toBe("That did not work");
  dismissToast();
  expect(await shown()).toBe("Good to see you");
  dismissToast();
});
