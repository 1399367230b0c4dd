import { strToU8, Zip, ZipDeflate } from "fflate";
import type { ExportFile } from "#app/db/export-section.ts";

/** Characters that are compressed at once: a file of many small rows is not many small pieces. */
const PIECE = 32_768;

/**
 * Files as one zip, made while it is read: the reader's pace is ours, and what is held is a piece and not the archive.
 * A failure on the way breaks the download off; an archive that looks whole is whole.
 */
export function zipOf(files: AsyncIterable<ExportFile>, modified: number): ReadableStream<Uint8Array> {
  const ready: Uint8Array[] = [];
  const fault: { error: Error | null } = { error: null };
  const zip = new Zip((error, chunk) => {
    if (error) fault.error = error;
    else if (chunk.length > 0) ready.push(chunk);
  });
  const steps = compress(zip, files, modified);
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      while (ready.length === 0) {
        const { done } = await steps.next();
        if (fault.error) throw fault.error;
        if (done && ready.length === 0) return controller.close();
      }
      for (const chunk of ready.splice(0)) controller.enqueue(chunk);
    },
    async cancel() {
      zip.terminate();
      await steps.return();
    },
  });
}

/** One step is one piece. */
async function* compress(
  zip: Zip,
  files: AsyncIterable<ExportFile>,
  modified: number,
): AsyncGenerator<void, void> {
  for await (const { path, content } of files) {
    const entry = new ZipDeflate(path, { level: 6 });
    entry.mtime = modified;
    zip.add(entry);
    let text = "";
    for await (const more of content) {
      text += more;
      if (text.length < PIECE) continue;
      entry.push(strToU8(text));
      text = "";
      yield;
    }
    entry.push(strToU8(text), true);
    yield;
  }
  zip.end();
}
