import { type ReactNode, useEffect, useState } from "react";
import { afterStep, readPaths } from "#app/native/path-history.ts";
import { type PermissionAnswer, type PermissionName, readPermission } from "#app/native/permission.ts";
import { PermissionNote } from "#app/native/permission-note.tsx";
import { type PlatformInfo, watchPlatform } from "#app/native/platform-info.ts";
import { Card } from "#app/ui/layout/card.tsx";
import { LoadingText } from "#app/ui/layout/loading.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { workbenchCopy } from "./copy.ts";

/** GS7, live: where this page runs. */
export function Device() {
  const { platform: words } = useCopy(workbenchCopy);
  const [info, setInfo] = useState<PlatformInfo | null>(null);
  useEffect(() => watchPlatform(setInfo), []);
  return (
    <Card as="section" className="p-5" aria-labelledby="device">
      <h2 id="device">{words.title}</h2>
      {info ? <Facts info={info} /> : <LoadingText what="content" />}
    </Card>
  );
}

function Facts({ info }: { info: PlatformInfo }) {
  const { platform: words } = useCopy(workbenchCopy);
  const percent = new Intl.NumberFormat(useLanguage(), { style: "percent", maximumFractionDigits: 1 });
  const network = [info.network.online ? words.online : words.offline, info.network.kind];
  const device = [info.device.model, info.device.system].filter(Boolean).join(", ");
  return (
    <dl className="device-facts">
      <Fact name={words.native}>{info.isNative ? words.yes : words.no}</Fact>
      <Fact name={words.platform}>{info.platform}</Fact>
      <Fact name={words.device}>{device || words.unknown}</Fact>
      <Fact name={words.network}>{network.filter(Boolean).join(", ")}</Fact>
      <Fact name={words.memory}>
        {info.memoryRatio === null ? words.unknown : percent.format(info.memoryRatio)}
      </Fact>
      <Fact name={words.notifications}>
        <Permission name="notifications" />
      </Fact>
      <Fact name={words.microphone}>
        <Permission name="microphone" />
      </Fact>
      <Fact name={words.paths}>{afterStep(readPaths(), location.pathname).join(" → ")}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Permission({ name }: { name: PermissionName }) {
  const { permission } = useCopy(workbenchCopy);
  const [answer, setAnswer] = useState<PermissionAnswer>("unknown");
  useEffect(() => void readPermission(name).then(setAnswer), [name]);
  return (
    <>
      {permission[answer]}
      <PermissionNote name={name} />
    </>
  );
}
