/** The addresses of what goes out of the app, each with its file in `app/routes/sending`. */
export const SENDING_ROUTES: readonly (readonly [path: string, file: string])[] = [
  ["settings/push", "settings.push.ts"],
  ["unsubscribe/:token", "unsubscribe.tsx"],
];
