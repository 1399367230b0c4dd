import { expect, test } from "vitest";
import { androidLinks, iosLinks } from "./app-links.ts";

const CERTIFICATE = Array.from({ length: 32 }, () => "0A").join(":");

test("GS7: Android opens our links in the app that is signed by us", () => {
  expect(androidLinks({ ANDROID_APP_LINK: `org.example.koinonia:${CERTIFICATE}` })).toEqual([
    {
      relation: ["delegate_permission/common.handle_all_urls"],
      target: {
        namespace: "android_app",
        package_name: "org.example.koinonia",
        sha256_cert_fingerprints: [CERTIFICATE],
      },
    },
  ]);
});

test("GS7, G17: the iPhone opens every page of ours in the app, but not those of payments", () => {
  const links = iosLinks({ IOS_APP_LINK: "ABCDE12345.org.example.koinonia" });
  const text = JSON.stringify(links);
  expect(text).toContain('"appIDs":["ABCDE12345.org.example.koinonia"]');
  expect(text.indexOf('"/billing/*"')).toBeLessThan(text.indexOf('"/*"'));
});

test("without an app there are no links to open in one", () => {
  expect([androidLinks({}), iosLinks({})]).toEqual([null, null]);
});
