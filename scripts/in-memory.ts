import { accessSync, constants, statfsSync } from "node:fs";

/** Where Linux keeps files in memory. */
const MEMORY = "/dev/shm";
/** More than any run writes, bytes. */
const ENOUGH = 2 * 1024 ** 3;

/**
 * What Miniflare is not told to keep goes to the system's folder for a while, which may be a disk: its speed would be
 * measured with the product's. Here it is memory, for the product and the baselines alike, where the machine has it.
 */
export function keepInMemory(): void {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize >= ENOUGH) process.env.TMPDIR = MEMORY;
  } catch {
    // no such folder: the system's own it is
  }
}
