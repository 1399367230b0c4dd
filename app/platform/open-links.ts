import { useRouteLoaderData } from "@remix-run/react";

/** Pages that the house's own frame and the hub lead to, once they are built. */
const LINKED = [
  "/bible-study",
  "/community",
  "/daniel-plan",
  "/gamification",
  "/settings",
  "/youth-ministry",
] as const;
export type LinkedPage = (typeof LINKED)[number];

/** Those of them that are built: the root loader tells the browser, from the build's own routes. */
export const openLinks = (isOpen: (path: string) => boolean): LinkedPage[] => LINKED.filter(isOpen);

/** Whether a page is built: a link to one that is not says that it opens soon, and is none. */
export function useIsOpen(): (path: string) => boolean {
  const root = useRouteLoaderData("root") as { open?: readonly LinkedPage[] } | undefined;
  return (path) =>
    !(LINKED as readonly string[]).includes(path) || (root?.open?.some((one) => one === path) ?? false);
}
