import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/** Replies and the room carry what changed; another tab, and another page of the album, has rows of its own. */
export function shouldRevalidatePet({
  formData,
  currentParams,
  nextParams,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const turned = currentUrl.search !== nextUrl.search;
  // an answer that comes while another tab is on its way is asked for that tab too
  if (currentParams.tab !== nextParams.tab || (nextParams.tab === "album" && turned)) return true;
  return formData?.get("via") === "script" || turned ? false : defaultShouldRevalidate;
}
