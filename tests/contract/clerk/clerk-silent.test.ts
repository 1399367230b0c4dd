import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { clerkAccounts } from "#app/vendors/clerk/accounts.ts";
import type { Accounts } from "#app/vendors/ports.ts";

/** Takes every request, and answers none: or, where it is told to, each a while later. */
let silent: Server;
const asked = vi.fn<(request: IncomingMessage, response: ServerResponse) => void>();
beforeAll(async () => {
  silent = createServer(asked);
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  silent.closeAllConnections();
  silent.close();
});

const accounts = (timeoutMs?: number) =>
  clerkAccounts({
    secretKey: "sk_test_silent",
    apiUrl: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    ...(timeoutMs !== undefined && { timeoutMs }),
  });

/** `requests`: a list is asked for together with how long it is. */
const CALLS: [string, (of: Accounts) => Promise<unknown>, requests?: number][] = [
  ["find", (of) => of.find("user_ruth")],
  ["addVerifiedPhone", (of) => of.addVerifiedPhone("user_ruth", "+12125550123")],
  ["endSession", (of) => of.endSession("sess_ruth")],
  ["endSessions", (of) => of.endSessions("user_ruth")],
  ["rename", (of) => of.rename("user_ruth", "Ruth Moab")],
  ["findByEmail", (of) => of.findByEmail("ruth@example.com"), 2],
  ["countSessions", (of) => of.countSessions("user_ruth")],
  ["remove", (of) => of.remove("user_ruth")],
];

test.each(CALLS)("a vendor that does not answer is given up: %s", async (_name, call, requests = 1) => {
  asked.mockClear();
  await expect(call(accounts(30))).rejects.toMatchObject({ name: "TimeoutError" });
  expect(asked).toHaveBeenCalledTimes(requests);
});

test("the vendor is waited for ten seconds, and no longer", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  const settled = vi.fn();
  const call = accounts().find("user_ruth");
  call.catch(settled);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await expect(call).rejects.toMatchObject({ name: "TimeoutError" });
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test("the calls of one task share its time: a slow vendor is given up after it all the same", async () => {
  asked.mockReset();
  asked.mockImplementation((_request, response) => {
    setTimeout(
      () => response.writeHead(404, { "content-type": "application/json" }).end('{"errors":[]}'),
      120,
    );
  });
  // the number is no attribute here: asked for the user, for their metadata, and for the user again
  asked.mockImplementationOnce((_request, response) => {
    setTimeout(
      () => response.writeHead(422, { "content-type": "application/json" }).end('{"errors":[]}'),
      120,
    );
  });
  await expect(accounts(200).addVerifiedPhone("user_ruth", "+12125550123")).rejects.toMatchObject({
    name: "TimeoutError",
  });
  expect(asked).toHaveBeenCalledTimes(2);
});
