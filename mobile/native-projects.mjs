/**
 * What `cap add` does not write into the native projects: links of ours that open the app, and what other apps share
 * with it. Each is written once, so that it may be run again.
 */

/** @param {string} manifest `android/app/src/main/AndroidManifest.xml` @param {string} hostname of the product */
export function withAndroidFilters(manifest, hostname) {
  const filters = `
            <intent-filter android:autoVerify="true">
                <action android:name="android.intent.action.VIEW" />
                <category android:name="android.intent.category.DEFAULT" />
                <category android:name="android.intent.category.BROWSABLE" />
                <data android:scheme="https" android:host="${hostname}" />
            </intent-filter>

            <intent-filter>
                <action android:name="android.intent.action.VIEW" />
                <category android:name="android.intent.category.DEFAULT" />
                <category android:name="android.intent.category.BROWSABLE" />
                <data android:scheme="koinonia" />
            </intent-filter>

            <intent-filter>
                <action android:name="android.intent.action.SEND" />
                <category android:name="android.intent.category.DEFAULT" />
                <data android:mimeType="text/plain" />
            </intent-filter>
`;
  const permissions = ["RECORD_AUDIO", "MODIFY_AUDIO_SETTINGS", "USE_BIOMETRIC", "VIBRATE"].map(
    (name) => `    <uses-permission android:name="android.permission.${name}" />\n`,
  );
  let written = manifest;
  if (!written.includes('android:scheme="koinonia"'))
    written = written.replace("</activity>", `${filters}        </activity>`);
  for (const permission of permissions)
    if (!written.includes(permission.trim()))
      written = written.replace("</manifest>", `${permission}</manifest>`);
  // what is kept of a member is on the device alone, and in no backup of the phone's
  return written.replace('android:allowBackup="true"', 'android:allowBackup="false"');
}

/** @param {string} plist `ios/App/App/Info.plist` */
export function withIosKeys(plist) {
  const texts = {
    NSFaceIDUsageDescription: "To open what you have written and prayed, where you have turned the lock on.",
    NSMicrophoneUsageDescription: "To talk with the companion by voice, once you press the button.",
  };
  let written = plist;
  for (const [key, text] of Object.entries(texts))
    if (!written.includes(key))
      written = written.replace(
        /<\/dict>\s*<\/plist>/,
        `\t<key>${key}</key>\n\t<string>${text}</string>\n</dict>\n</plist>`,
      );
  if (!written.includes("CFBundleURLTypes"))
    written = written.replace(
      /<\/dict>\s*<\/plist>/,
      "\t<key>CFBundleURLTypes</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>CFBundleURLSchemes</key>\n\t\t\t<array><string>koinonia</string></array>\n\t\t</dict>\n\t</array>\n</dict>\n</plist>",
    );
  return written;
}

/**
 * Firebase's token in the place of Apple's (docs/decisions/0083-native-push-notifications-through-fcm.md), as Capacitor's guide writes it.
 * @param swift `ios/App/App/AppDelegate.swift`
 */
export function withIosPush(swift) {
  if (swift.includes("FirebaseApp.configure()")) return swift;
  const registered = `
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        Messaging.messaging().apnsToken = deviceToken
        Messaging.messaging().token { token, error in
            if let error = error {
                NotificationCenter.default.post(name: .capacitorDidFailToRegisterForRemoteNotifications, object: error)
            } else if let token = token {
                NotificationCenter.default.post(name: .capacitorDidRegisterForRemoteNotifications, object: token)
            }
        }
    }

    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error) {
        NotificationCenter.default.post(name: .capacitorDidFailToRegisterForRemoteNotifications, object: error)
    }
`;
  return swift
    .replace("import Capacitor\n", "import Capacitor\nimport FirebaseCore\nimport FirebaseMessaging\n")
    .replace(/(didFinishLaunchingWithOptions[^{]*\{\n)/, "$1        FirebaseApp.configure()\n")
    .replace(/\n}\s*$/, `\n${registered}}\n`);
}
