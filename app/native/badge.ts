/** The count on the app's icon, where the app is installed and its system shows one. */
export function showBadge(unread: number): void {
  if (!("setAppBadge" in navigator)) return;
  const shown = unread > 0 ? navigator.setAppBadge(unread) : navigator.clearAppBadge();
  shown.catch(() => undefined);
}
