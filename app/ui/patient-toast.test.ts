import { expect, test } from "vitest";
import { showToastInTurn } from "./patient-toast.ts";
import { currentToast, dismissToast, showToast } from "./toasts.ts";

test("K3: a notice that can wait comes when its turn has come, one after the other", () => {
  showToast({ title: "That did not work", tone: "danger" });
  showToastInTurn({ title: "Good to see you" });
  showToastInTurn({ title: "Level 2" });
  expect(currentToast()?.title).toBe("That did not work");
  dismissToast();
  expect(currentToast()?.title).toBe("Good to see you");
  dismissToast();
  expect(currentToast()?.title).toBe("Level 2");
  dismissToast();
  expect(currentToast()).toBeNull();
  showToastInTurn({ title: "At once" });
  expect(currentToast()?.title).toBe("At once");
  dismissToast();
});
