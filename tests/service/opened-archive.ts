import { unzipSync } from "fflate";

/** The files of an archive that was downloaded, by their names. */
export async function opened(response: Response): Promise<Record<string, string>> {
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [
      name,
      new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes),
    ]),
  );
}
