import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";

/** C14. Connected means that both of the member's channels are subscribed. */
export type ConnectionState = "disconnected" | "connecting" | "connected";

const shown: Record<ConnectionState, { tone: BadgeTone; words: string }> = {
  connected: { tone: "ok", words: "Connected" },
  connecting: { tone: "amber", words: "Connecting…" },
  disconnected: { tone: "danger", words: "Disconnected" },
};

export type ConnectionBadgeProps = {
  connection: ConnectionState;
  /** No further try is made by itself (C15). */
  gaveUp: boolean;
  onReconnect: () => void;
};

export function ConnectionBadge({ connection, gaveUp, onReconnect }: ConnectionBadgeProps) {
  const { tone, words } = shown[connection];
  return (
    <div className="connection">
      <span role="status">
        <Badge tone={tone} dot>
          {words}
        </Badge>
      </span>
      {gaveUp && connection === "disconnected" && (
        <Button variant="bare" onClick={onReconnect}>
          Retry
        </Button>
      )}
    </div>
  );
}
