/**
 * What Remix's scripts read (`*.data`, the format of turbo-stream), for the two answers that are given before Remix is
 * asked. `tests/page-script.test.ts` reads them with Remix's own code.
 */
const answer = (values: unknown[], status: number, headers: Record<string, string>): Response =>
  new Response(`${JSON.stringify(values)}\n`, {
    status,
    headers: {
      "cache-control": "no-store",
      "content-type": "text/x-script; charset=utf-8",
      "x-remix-response": "yes",
      ...headers,
    },
  });

/** An action that threw: the page's own script says it beside the form, whose words stay. */
export const errorReply = (
  data: { error: string; message: string },
  { status, headers = {} }: { status: number; headers?: Record<string, string> },
): Response =>
  answer(
    [
      { _1: 2 },
      "error",
      ["ErrorResponse", 3, 4, 5],
      { _1: 6, _7: 8 },
      status,
      "",
      data.error,
      "message",
      data.message,
    ],
    status,
    headers,
  );

/** Instead of a page's data: the browser asks for the document, which says in words why there is none. */
export const asDocument = (
  path: string,
  { status, headers = {} }: { status: number; headers?: Record<string, string> },
): Response =>
  answer(
    [
      ["SingleFetchRedirect", 1],
      { _2: 3, _4: 5, _6: 7, _8: 9, _10: 7 },
      "redirect",
      path,
      "status",
      302,
      "revalidate",
      false,
      "reload",
      true,
      "replace",
    ],
    status,
    headers,
  );
