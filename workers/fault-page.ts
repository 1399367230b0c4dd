import { chooseLanguage } from "#app/core/language.ts";
import { errorCopy } from "#app/ui/error-copy.ts";
import { cookiesOf, said } from "./cookies.ts";

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/**
 * GS2 where Remix could not even begin, so that nothing of ours is at hand: a document that needs nothing but itself,
 * in its reader's language and light. Programs read one line.
 */
export function faultPage(request: Request): Response {
  const language = chooseLanguage(
    said(cookiesOf(request), "language"),
    request.headers.get("accept-language"),
  );
  const { wrong, home } = errorCopy[language];
  const headers = { "cache-control": "no-store" };
  if (request.method !== "GET" || !request.headers.get("accept")?.includes("text/html"))
    return new Response(wrong.text, { status: 500, headers });
  const document = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${wrong.title} · Koinonia</title>
<style>
body { max-width: 34rem; margin: 18vh auto; padding: 0 1.5rem; font: 1.0625rem/1.6 system-ui, sans-serif; }
h1 { font: 560 2rem/1.2 Georgia, serif; }
a { display: inline-block; padding: 0.75rem 1rem 0.75rem 0; color: inherit; font-weight: 600; }
</style>
</head>
<body>
<main>
<h1>${wrong.title}</h1>
<p>${wrong.text}</p>
<p><a href="">${wrong.action}</a> <a href="/">${home}</a></p>
</main>
</body>
</html>
`;
  return new Response(document, {
    status: 500,
    headers: { ...headers, "content-type": "text/html; charset=utf-8", "content-security-policy": POLICY },
  });
}
