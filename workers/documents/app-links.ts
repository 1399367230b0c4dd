/**
 * Which native apps may open links of ours (docs/operating.md): asked by the phones' systems, of this host alone.
 * `ANDROID_APP_LINK` is `package:SHA-256 of the signing certificate`, `IOS_APP_LINK` is `team.bundle`.
 */
export type AppLinks = { ANDROID_APP_LINK?: string | undefined; IOS_APP_LINK?: string | undefined };

/** Ways that stay in the browser: payment, the vendor's own pages, files. */
const NOT_IN_APP = ["/billing/*", "/api/*", "/__clerk/*", "/settings/export", "/unsubscribe/*"];

export function androidLinks({ ANDROID_APP_LINK: link }: AppLinks): object[] | null {
  const [, name, certificate] = /^([^:]+):(.+)$/.exec(link ?? "") ?? [];
  if (!name || !certificate) return null;
  const target = { namespace: "android_app", package_name: name, sha256_cert_fingerprints: [certificate] };
  return [{ relation: ["delegate_permission/common.handle_all_urls"], target }];
}

export function iosLinks({ IOS_APP_LINK: appID }: AppLinks): object | null {
  if (!appID) return null;
  const components = [...NOT_IN_APP.map((path) => ({ "/": path, exclude: true })), { "/": "/*" }];
  return { applinks: { details: [{ appIDs: [appID], components }] } };
}
