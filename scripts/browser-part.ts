/**
 * Which files of journeys `npm test` runs: all of them take two cores three quarters of an hour. Those that show each
 * system at work run every time; the others take turns, a part a day, so that each has run within some days. All run by
 * `npm run test:all` (decision 0105).
 */
export type Part = {
  /** By their paths in `tests/e2e`. */
  files: string[];
  /** From 1. */
  part: number;
  of: number;
};

/** By its path, how long a file takes one worker, s. */
export type Durations = Readonly<Record<string, number>>;

type Choice = {
  /** Every file there is. */
  files: readonly string[];
  durations: Durations;
  /** Run each time. */
  always: readonly string[];
  /** How long one worker may take for all files of a part, s. */
  seconds: number;
  /** Days since an epoch. */
  day: number;
};

/** Of a file that shows nothing yet of how long it takes, s. */
const NEW_FILE = 30;

export function chooseBrowserPart({ files, durations, always, seconds, day }: Choice): Part {
  const timeOf = (file: string) => durations[file] ?? NEW_FILE;
  // whoever adds a file sees it run until its time is written down
  const runsAlways = (file: string) => always.includes(file) || durations[file] === undefined;
  const [core, others] = [files.filter(runsAlways), files.filter((file) => !runsAlways(file))];
  const sum = (list: readonly string[]) => list.reduce((total, file) => total + timeOf(file), 0);
  const longest = Math.max(0, ...others.map(timeOf));
  const room = Math.max(seconds - sum(core), longest, 1);
  const of = Math.max(1, Math.ceil(sum(others) / room));
  const parts = sharedOut(others, of, timeOf);
  const index = day % of;
  return { files: [...core, ...(parts[index] ?? [])].sort(), part: index + 1, of };
}

/** Parts of about the same time: the longest first, each into the shortest part. */
function sharedOut(files: readonly string[], of: number, timeOf: (file: string) => number): string[][] {
  const parts = Array.from({ length: of }, () => ({ files: [] as string[], time: 0 }));
  const longestFirst = files.toSorted((a, b) => timeOf(b) - timeOf(a) || a.localeCompare(b));
  for (const file of longestFirst) {
    const shortest = parts.reduce((least, part) => (part.time < least.time ? part : least));
    shortest.files.push(file);
    shortest.time += timeOf(file);
  }
  return parts.map((part) => part.files);
}
