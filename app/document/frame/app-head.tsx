import { useLocation } from "@remix-run/react";
import { BAR_COLORS, statusBarOf } from "#app/native/status-bar.ts";

/** What makes the pages an app to install, and the colour of the phone's bar above them (GS5). */
export function AppHead({ appearance }: { appearance: "auto" | "light" | "dark" }) {
  const colors = BAR_COLORS[statusBarOf(useLocation().pathname)];
  return (
    <>
      <link rel="manifest" href="/manifest.webmanifest" crossOrigin="use-credentials" />
      <link rel="apple-touch-icon" href="/icons/touch-180.png" />
      <meta name="mobile-web-app-capable" content="yes" />
      <meta name="apple-mobile-web-app-title" content="Koinonia" />
      {appearance === "auto" ? (
        <>
          <meta name="theme-color" media="(prefers-color-scheme: light)" content={colors.light} />
          <meta name="theme-color" media="(prefers-color-scheme: dark)" content={colors.dark} />
        </>
      ) : (
        <meta name="theme-color" content={colors[appearance]} />
      )}
    </>
  );
}
