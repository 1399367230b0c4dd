import { chatCopy } from "#app/features/chat/copy/copy-screen.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Badge, type BadgeTone } from "#app/ui/layout/badge.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

/** C14. Connected means that both of the member's channels are subscribed. */
export type ConnectionState = "disconnected" | "connecting" | "connected";

const tones: Record<ConnectionState, BadgeTone> = {
  connected: "ok",
  connecting: "amber",
  disconnected: "danger",
};

export type ConnectionBadgeProps = {
  connection: ConnectionState;
  /** No further try is made by itself (C15). */
  gaveUp: boolean;
  onReconnect: () => void;
};

export function ConnectionBadge({ connection, gaveUp, onReconnect }: ConnectionBadgeProps) {
  const words = useCopy(chatCopy).connection;
  return (
    <div className="connection">
      <span role="status">
        <Badge tone={tones[connection]} dot>
          {words[connection]}
        </Badge>
      </span>
      {gaveUp && connection === "disconnected" && (
        <Button variant="bare" onClick={onReconnect}>
          {words.retry}
        </Button>
      )}
    </div>
  );
}
