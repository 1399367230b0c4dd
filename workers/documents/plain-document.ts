import { chooseLanguage, type Language } from "#app/core/language.ts";
import { cookiesOf, cookieValue } from "./cookies.ts";

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

export const languageOf = (request: Request): Language =>
  chooseLanguage(cookieValue(cookiesOf(request), "language"), request.headers.get("accept-language"));

/** Whether the answer is shown in a browser's window; everybody else reads JSON or a line of text. */
export const wantsDocument = (request: Request): boolean =>
  request.headers.get("accept")?.includes("text/html") === true &&
  !/^\/functions\/|\.data$/.test(new URL(request.url).pathname);

type Words = { title: string; text: string; home: string; action?: string; help?: string };

/** A document that needs nothing but itself, for where nothing of ours is at hand. The words are our own catalogues'. */
export function minimalDocument(
  language: Language,
  { title, text, home, action, help }: Words,
  { status, headers }: { status: number; headers?: Record<string, string> },
): Response {
  const again = action ? `<a href="">${action}</a> ` : "";
  const safety = help ? ` <a href="/safety">${help}</a>` : "";
  const document = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Koinonia</title>
<style>
body { max-width: 34rem; margin: 18vh auto; padding: 0 1.5rem; font: 1.0625rem/1.6 system-ui, sans-serif; }
h1 { font: 560 2rem/1.2 Georgia, serif; }
a { display: inline-block; padding: 0.75rem 1rem 0.75rem 0; color: inherit; font-weight: 600; }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p>${again}<a href="/">${home}</a>${safety}</p>
</main>
</body>
</html>
`;
  return new Response(document, {
    status,
    headers: {
      "cache-control": "no-store",
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": POLICY,
      ...headers,
    },
  });
}
