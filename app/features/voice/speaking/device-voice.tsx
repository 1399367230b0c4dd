import { partsToSay, voiceFor } from "#app/features/reader/listen/listening.ts";

/** A browser may learn of its voices a moment late. */
const VOICES_MS = 1_500;
/** A voice that has not begun by then does not, ms. */
const BEGINS_MS = 4_000;

/** The device says a sentence. False when it has no voice for the language, or the voice stopped. */
export async function sayByDevice(text: string, language: string, signal: AbortSignal): Promise<boolean> {
  if (!("speechSynthesis" in window)) return false;
  const voice = await findVoice(language);
  if (!voice) return false;
  for (const part of partsToSay(text)) {
    if (signal.aborted) return true;
    if (!(await sayPart(part, voice, signal))) return signal.aborted;
  }
  return true;
}

const sayPart = (text: string, voice: SpeechSynthesisVoice, signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    const words = new SpeechSynthesisUtterance(text);
    words.lang = voice.lang;
    words.voice = voice;
    const cancel = () => {
      speechSynthesis.cancel();
      resolve(true);
    };
    const timer = setTimeout(() => over(false), BEGINS_MS);
    const over = (said: boolean) => {
      clearTimeout(timer);
      signal.removeEventListener("abort", cancel);
      resolve(said);
    };
    words.onstart = () => clearTimeout(timer);
    words.onend = () => over(true);
    words.onerror = () => over(false);
    signal.addEventListener("abort", cancel);
    speechSynthesis.speak(words);
  });

async function findVoice(language: string): Promise<SpeechSynthesisVoice | null> {
  const found = () => voiceFor(speechSynthesis.getVoices(), language);
  const voice = found();
  if (voice || speechSynthesis.getVoices().length > 0) return voice;
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer);
      resolve(found());
    };
    const timer = setTimeout(over, VOICES_MS);
    speechSynthesis.addEventListener?.("voiceschanged", over, { once: true });
  });
}
