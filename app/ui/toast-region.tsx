import { useEffect, useState, useSyncExternalStore } from "react";
import { Button } from "#app/ui/button.tsx";
import { uiCopy } from "#app/ui/copy.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icons.ts";
import { useCopy } from "#app/ui/language.tsx";
import {
  currentToast,
  dismissToast,
  enterRegion,
  noToast,
  pauseToast,
  resumeToast,
  type ShownToast,
  subscribeToToast,
  type ToastTone,
  topRegion,
} from "#app/ui/toasts.ts";

const icons: Record<ToastTone, IconName> = {
  plain: "info",
  ok: "check",
  danger: "circle-alert",
  premium: "lock",
};

/** Once per page, near the end of the body, and once in a dialog that lies over it. Errors interrupt a screen reader, the rest waits its turn. */
export function ToastRegion({ over = false }: { over?: boolean }) {
  const [region] = useState(() => Symbol("region"));
  useEffect(() => enterRegion(region, over), [region, over]);
  const top = useSyncExternalStore(subscribeToToast, topRegion, () => undefined);
  const shown = useSyncExternalStore(subscribeToToast, currentToast, noToast);
  const toast = top === region ? shown : null;
  const { notices } = useCopy(uiCopy);
  const error = toast?.tone === "danger";
  return (
    <section className="toast-region" aria-label={notices}>
      <div role="status">{toast && !error && <ToastCard key={toast.id} toast={toast} />}</div>
      <div role="alert">{toast && error && <ToastCard key={toast.id} toast={toast} />}</div>
    </section>
  );
}

function ToastCard({ toast }: { toast: ShownToast }) {
  const tone = toast.tone ?? "plain";
  const { dismiss } = useCopy(uiCopy);
  const { action } = toast;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the clock rests while the reader is here
    <div
      className={`toast toast-${tone}`}
      onMouseEnter={pauseToast}
      onMouseLeave={resumeToast}
      onFocus={pauseToast}
      onBlur={resumeToast}
    >
      {toast.lead ?? <Icon name={icons[tone]} />}
      <b>{toast.title}</b>
      {toast.text && <p>{toast.text}</p>}
      <Button variant="bare" icon="x" iconOnly onClick={dismissToast}>
        {dismiss}
      </Button>
      {action && (
        <Button
          variant="quiet"
          className="toast-action"
          onClick={() => {
            dismissToast();
            action.onAction();
          }}
        >
          {action.label}
        </Button>
      )}
    </div>
  );
}
