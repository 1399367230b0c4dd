import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withAndroidFilters, withIosKeys, withIosPush } from "./native-projects.mjs";

/**
 * `npm run check` in this folder, `npm run mobile:check` at the root: everything about the shell that this machine can
 * look at, and in plain words what it could not do. `--prepare` writes what is missing into the projects that are here.
 */
const HERE = import.meta.dirname;
const done = [];
const failed = [];
const skipped = [];

const read = (path) => readFileSync(join(HERE, path), "utf8");
const check = (what, isTrue) => (isTrue ? done : failed).push(what);

/** Store limits, letters: App Store Connect and Google Play. */
const LIMITS = { name: 30, subtitle: 30, short: 80, promotional: 170, keywords: 100, description: 4000 };

function checkTexts() {
  for (const language of ["en", "es"]) {
    const texts = JSON.parse(read(`store/${language}.json`));
    for (const [field, most] of Object.entries(LIMITS)) {
      const length = [...(texts[field] ?? "")].length;
      check(
        `store/${language}.json: ${field} has ${length} of ${most} letters`,
        length > 0 && length <= most,
      );
    }
  }
  const labels = JSON.parse(read("store/privacy-labels.json"));
  check(
    "store/privacy-labels.json names purposes for each kind of data",
    labels.data.every(({ purposes }) => purposes.length > 0),
  );
  check("store/privacy-labels.json says that nothing is used to track", labels.tracking === false);
}

function checkPins() {
  const { dependencies } = JSON.parse(read("package.json"));
  const loose = Object.entries(dependencies).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version));
  check("every package is pinned to one version", loose.length === 0);
  const majors = new Set(Object.values(dependencies).map((version) => version.split(".")[0]));
  check("every package is of the same major version of Capacitor", majors.size === 1);
  // the page knows a plugin by its name in `app/native/capacitor.ts`, and the shell brings it
  const bridge = readFileSync(join(HERE, "../app/native/capacitor.ts"), "utf8");
  const plugins = {
    App: "@capacitor/app",
    Device: "@capacitor/device",
    Haptics: "@capacitor/haptics",
    Keyboard: "@capacitor/keyboard",
    Network: "@capacitor/network",
    PushNotifications: "@capacitor/push-notifications",
    StatusBar: "@capacitor/status-bar",
    NativeBiometric: "@capgo/capacitor-native-biometric",
    CapacitorShareTarget: "@capgo/capacitor-share-target",
  };
  for (const [plugin, name] of Object.entries(plugins))
    check(
      `${plugin} of the bridge comes with ${name}`,
      bridge.includes(`${plugin}?:`) && name in dependencies,
    );
  check(
    "the shell's web view has the name that the server knows",
    read("capacitor.config.ts").includes("KoinoniaShell/1"),
  );
}

const run = (command, args, cwd) =>
  spawnSync(command, args, {
    cwd,
    encoding: "utf8",
    env: {
      KOINONIA_ORIGIN: "https://koinonia.example",
      KOINONIA_APP_ID: "org.example.koinonia",
      ...process.env,
    },
  });

/** Makes both native projects anew in a folder of their own, and writes into them what ours need. */
function checkProjects() {
  if (Number(process.versions.node.split(".")[0]) < 22)
    return skipped.push(
      `the native projects were not made: Capacitor 8 needs Node 22, this is ${process.version}`,
    );
  if (!existsSync(join(HERE, "node_modules/@capacitor/cli")))
    return skipped.push("the native projects were not made: run `npm install` in mobile/ first");
  const folder = mkdtempSync(join(tmpdir(), "koinonia-mobile-"));
  try {
    for (const name of ["package.json", "capacitor.config.ts", "www", "node_modules"])
      cpSync(join(HERE, name), join(folder, name), { recursive: true, verbatimSymlinks: true });
    const android = run("npx", ["cap", "add", "android"], folder);
    check("`cap add android` makes the project", android.status === 0);
    if (android.status === 0) checkAndroid(folder);
    const ios = run("npx", ["cap", "add", "ios"], folder);
    if (ios.status === 0) checkIos(folder);
    else skipped.push(`the iPhone's project was not made: ${ios.stderr.trim().split("\n").at(-1)}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function checkAndroid(folder) {
  const path = join(folder, "android/app/src/main/AndroidManifest.xml");
  const written = withAndroidFilters(readFileSync(path, "utf8"), "koinonia.example");
  check("links of ours open the app on Android", written.includes('android:host="koinonia.example"'));
  check("text of other apps can be shared with it", written.includes("android.intent.action.SEND"));
  check("nothing of it goes into the phone's backup", written.includes('android:allowBackup="false"'));
  check(
    "writing it a second time changes nothing",
    withAndroidFilters(written, "koinonia.example") === written,
  );
  writeFileSync(path, written);
  const config = JSON.parse(
    readFileSync(join(folder, "android/app/src/main/assets/capacitor.config.json"), "utf8"),
  );
  check("the project opens the product's origin", config.server.url === "https://koinonia.example");
  const sdk = process.env.ANDROID_HOME ?? process.env.ANDROID_SDK_ROOT;
  if (!sdk) return skipped.push("nothing was compiled for Android: ANDROID_HOME names no SDK here");
  const built = run("./gradlew", ["--no-daemon", "assembleDebug"], join(folder, "android"));
  check("Gradle builds it", built.status === 0);
}

function checkIos(folder) {
  const path = join(folder, "ios/App/App/Info.plist");
  const written = withIosKeys(readFileSync(path, "utf8"));
  check(
    "the iPhone says why it asks for a face and for the microphone",
    /NSFaceID[\s\S]*NSMicrophone/.test(written),
  );
  check("writing it a second time changes nothing on the iPhone", withIosKeys(written) === written);
  const delegate = readFileSync(join(folder, "ios/App/App/AppDelegate.swift"), "utf8");
  const pushed = withIosPush(delegate);
  check(
    "the iPhone hands Google's push token to the app",
    /FirebaseApp\.configure\(\)[\s\S]*capacitorDidRegisterForRemoteNotifications/.test(pushed),
  );
  check("writing that a second time changes nothing", withIosPush(pushed) === pushed);
  skipped.push("nothing was compiled for the iPhone: that needs Xcode on a Mac");
}

/** `--prepare`: the projects that are here. */
function prepare() {
  const hostname = new URL(process.env.KOINONIA_ORIGIN ?? "").hostname;
  for (const [path, write] of [
    ["android/app/src/main/AndroidManifest.xml", (text) => withAndroidFilters(text, hostname)],
    ["ios/App/App/Info.plist", withIosKeys],
    // without Firebase's file the app would not start with it
    ...(existsSync(join(HERE, "ios/App/App/GoogleService-Info.plist"))
      ? [["ios/App/App/AppDelegate.swift", withIosPush]]
      : []),
  ])
    if (existsSync(join(HERE, path))) writeFileSync(join(HERE, path), write(read(path)));
}

if (process.argv.includes("--prepare")) prepare();
else {
  checkTexts();
  checkPins();
  checkProjects();
  skipped.push(
    "no phone and no emulator was there: the bridge is played by the tests, not proven on a device",
  );
  skipped.push("nothing was signed or sent to a store: that needs the owner's accounts");
  for (const what of done) console.log(`ok       ${what}`);
  for (const what of skipped) console.log(`not done ${what}`);
  for (const what of failed) console.log(`FAILED   ${what}`);
  console.log(`${done.length} checked, ${skipped.length} not done, ${failed.length} failed`);
  if (failed.length > 0) process.exitCode = 1;
}
