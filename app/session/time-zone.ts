/** Tells the server where the day begins for this browser; the first visit's zone becomes the member's. */
export function sendTimeZone(): void {
  const zone = encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone);
  if (document.cookie.includes(`tz=${zone}`)) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
  document.cookie = `tz=${zone}; Path=/; Max-Age=31536000; SameSite=Lax`;
}
