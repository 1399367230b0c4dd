import { spawn } from "node:child_process";

/** Tools of the project, quiet and offline. */
export const TOOL_ENV = {
  WRANGLER_SEND_METRICS: "false",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  CLERK_TELEMETRY_DISABLED: "1",
  NO_UPDATE_NOTIFIER: "1",
} as const;

/**
 * Runs a command to its end.
 * @param hold takes what it says, in place of the terminal
 * @throws Error with the command's name when it does not exit with 0
 */
export function run(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
  hold?: (text: string) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: hold ? ["ignore", "pipe", "pipe"] : "inherit",
      env: { ...process.env, ...TOOL_ENV, ...env },
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", hold ?? (() => {}));
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(" ")} ended with ${code}`)),
    );
  });
}

/** Says what a step does when it takes longer than two seconds. */
export async function step<Value>(what: string, work: () => Promise<Value>): Promise<Value> {
  const started = Date.now();
  const timer = setTimeout(() => console.log(`${what} …`), 2_000);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
    const seconds = (Date.now() - started) / 1000;
    if (seconds >= 2) console.log(`${what}: ${seconds.toFixed(1)} s`);
  }
}
