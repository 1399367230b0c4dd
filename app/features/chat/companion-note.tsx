/** What the member is talking to, always in sight. */
export function CompanionNote({ finder }: { finder: boolean }) {
  return (
    <p>
      The companion is an AI, not a counselor.
      {finder && " Built-in Scripture finder, not a language model."}
    </p>
  );
}
