/** As OpenAI's `pcm` says it: 16 bits, little-endian, one channel. */
const RATE = 24_000;
/** Ahead of the clock, so that the first piece is whole when it is due, s. */
const LEAD_S = 0.04;

let context: AudioContext | null = null;

/** After a press: browsers play no sound before one. */
export function wakeSound(): void {
  context ??= new AudioContext();
  void context.resume();
}

/** Has a sentence spoken and plays it while it comes. False when it could not be had. */
export async function playSpeech(text: string, signal: AbortSignal): Promise<boolean> {
  const body = new FormData();
  body.set("text", text);
  const playing: AudioBufferSourceNode[] = [];
  const stop = () => {
    for (const node of playing) node.stop();
  };
  try {
    const said = await fetch("/voice-chat/say", { method: "POST", body, signal });
    if (!said.ok || !said.body) return false;
    wakeSound();
    if (!context) return false;
    signal.addEventListener("abort", stop);
    let at = context.currentTime + LEAD_S;
    let odd: Uint8Array<ArrayBuffer> = new Uint8Array();
    const reader = said.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      const bytes = new Uint8Array([...odd, ...value]);
      const whole = bytes.length - (bytes.length % 2);
      odd = bytes.slice(whole);
      if (whole === 0) continue;
      const node = pieceOf(context, new DataView(bytes.buffer, 0, whole));
      at = Math.max(at, context.currentTime + LEAD_S);
      node.start(at);
      at += node.buffer?.duration ?? 0;
      playing.push(node);
    }
    const left = at - context.currentTime;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, Math.max(0, left * 1_000));
      signal.addEventListener("abort", () => {
        clearTimeout(timer);
        resolve();
      });
    });
    return true;
  } catch {
    return signal.aborted;
  } finally {
    signal.removeEventListener("abort", stop);
    if (signal.aborted) stop();
  }
}

function pieceOf(sound: AudioContext, view: DataView): AudioBufferSourceNode {
  const buffer = sound.createBuffer(1, view.byteLength / 2, RATE);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = view.getInt16(at * 2, true) / 32_768;
  const node = sound.createBufferSource();
  node.buffer = buffer;
  node.connect(sound.destination);
  return node;
}
