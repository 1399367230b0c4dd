import { html } from "hono/html";
import type { LastSound } from "#workers/sandbox/openai/last-sound.ts";

export type VoiceState = { transcript: string; last: LastSound | null };

/** No speech is understood here: what was said is what this form says. */
export function voiceSection({ transcript, last }: VoiceState) {
  return html`<section aria-labelledby="voice">
<h2 id="voice">Voice</h2>
<p>Whatever is spoken, this is what was transcript; a WAV file of silence is transcript as nothing. Speech is answered with a hum.</p>
<form method="post" action="/sandbox/openai/transcript">
<p><label for="transcript">What is transcript</label></p>
<p><textarea id="transcript" name="transcript" rows="3" maxlength="4000">${transcript}</textarea></p>
<button>Hear this from now on</button>
</form>
${last ? html`<p>The last sound: ${last.container}, about ${last.seconds.toFixed(1)} s, ${last.bytes} bytes. Only this is kept of it.</p>` : ""}
</section>`;
}
