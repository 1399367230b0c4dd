import { Guard } from "./guard.ts";
import { createMarkupReader } from "./markup.ts";
import type { Piece } from "./piece.ts";

export interface ScriptureStream {
  /** Takes what the model said next; gives what may be shown now. */
  push(chunk: string): Piece[];
  /** The model has finished: gives what was held back. */
  end(): Piece[];
}

/**
 * The guard between a model's stream and the member: Scripture never comes from the model.
 * `[[John 3:16]]` and quotations with a citation become passages, for which the caller puts the shipped text.
 * Text is held only while something is open. However a text is cut into chunks, it comes out the same.
 */
export function createScriptureStream(): ScriptureStream {
  const markup = createMarkupReader();
  const guard = new Guard();
  return {
    push: (chunk) => guard.push(markup.push(chunk)),
    end: () => [...guard.push(markup.end()), ...guard.end()],
  };
}
