import { MAX_SPOKEN_S, SOUND_BITS_A_SECOND } from "#app/features/voice/model/limits.ts";
import type { MicrophoneFault } from "#app/features/voice/model/phase.ts";
import type { Mode } from "#app/features/voice/model/settings.ts";
import { type Activity, type ActivityRules, levelOf, NO_ACTIVITY, nextActivity } from "./activity.ts";

type Handlers = {
  /** How loud it is now, 0 to 1. */
  onLevel(level: number): void;
  /** Somebody has begun to speak. */
  onSpeech(): void;
  /** All that was said in one go. */
  onSound(sound: Blob): void;
  /** It was recorded, and nobody spoke. */
  onNothing(): void;
  onFault(fault: MicrophoneFault): void;
  rules(): ActivityRules;
};

const FRAME_MS = 30;
const FRAME_SAMPLES = 1024;
/** Without a word so long, what was recorded is thrown away and it begins anew, ms. */
const IDLE_MS = 12_000;
/** A press that is shorter is a slip, ms. */
const LEAST_PRESS_MS = 250;
const LOUD_DB = -45;

const TYPES = ["audio/webm;codecs=opus", "audio/ogg;codecs=opus", "audio/mp4"];

/** The device's microphone: listens, decides on the device whether somebody speaks, and hands over what was said. */
export class Microphone {
  readonly #handlers: Handlers;
  #stream: MediaStream | null = null;
  #context: AudioContext | null = null;
  #analyser: AnalyserNode | null = null;
  #recorder: MediaRecorder | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;
  #activity: Activity = NO_ACTIVITY;
  #mode: Mode = "free";
  #recordedMs = 0;
  #wasLoud = false;

  constructor(handlers: Handlers) {
    this.#handlers = handlers;
  }

  get isRecording(): boolean {
    return this.#recorder !== null;
  }

  /** Asks for the microphone; null when it is there. */
  async open(): Promise<MicrophoneFault | null> {
    if (this.#stream) return null;
    if (!("MediaRecorder" in window) || !navigator.mediaDevices?.getUserMedia) return "unsupported";
    try {
      const audio = {
        echoCancellation: true,
        noiseSuppression: true,
        autoGainControl: true,
        channelCount: 1,
      };
      this.#stream = await navigator.mediaDevices.getUserMedia({ audio });
    } catch (error) {
      return faultOf(error);
    }
    for (const track of this.#stream.getAudioTracks()) track.addEventListener("ended", this.#onEnded);
    this.#context = new AudioContext();
    void this.#context.resume();
    this.#analyser = this.#context.createAnalyser();
    this.#analyser.fftSize = FRAME_SAMPLES;
    this.#context.createMediaStreamSource(this.#stream).connect(this.#analyser);
    return null;
  }

  /** Records from now on. `free`: until one has been quiet; `press`: until `finish`. */
  begin(mode: Mode): void {
    if (!this.#stream || this.#recorder) return;
    this.#mode = mode;
    this.#activity = { ...NO_ACTIVITY, floor: this.#activity.floor };
    this.#recordedMs = 0;
    this.#wasLoud = false;
    this.#record();
    let last = performance.now();
    const samples = new Float32Array(FRAME_SAMPLES);
    clearInterval(this.#timer);
    this.#timer = setInterval(() => {
      const now = performance.now();
      this.#analyser?.getFloatTimeDomainData(samples);
      this.#onLevel(levelOf(samples), Math.min(100, now - last));
      last = now;
    }, FRAME_MS);
  }

  /** What was said up to now is handed over. */
  finish(): void {
    const isSlip = this.#mode === "press" && this.#recordedMs < LEAST_PRESS_MS;
    this.#end(this.#wasLoud && !isSlip ? "hand over" : "nothing");
  }

  /** What was said up to now is thrown away. */
  discard(): void {
    this.#end("throw away");
  }

  close(): void {
    this.discard();
    for (const track of this.#stream?.getAudioTracks() ?? []) {
      track.removeEventListener("ended", this.#onEnded);
      track.stop();
    }
    void this.#context?.close();
    this.#stream = this.#context = this.#analyser = null;
  }

  readonly #onEnded = () => {
    this.close();
    this.#handlers.onFault("lost");
  };

  #record(): void {
    if (!this.#stream) return;
    const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
    const recorder = new MediaRecorder(this.#stream, {
      audioBitsPerSecond: SOUND_BITS_A_SECOND,
      ...(mimeType && { mimeType }),
    });
    recorder.start();
    this.#recorder = recorder;
  }

  #onLevel(db: number, ms: number): void {
    this.#recordedMs += ms;
    this.#wasLoud ||= db > LOUD_DB;
    this.#handlers.onLevel(Math.min(1, Math.max(0, (db + 60) / 50)));
    const before = this.#activity.state;
    this.#activity = nextActivity(this.#activity, { db, ms }, this.#handlers.rules());
    const { state, spokenMs } = this.#activity;
    if (this.#mode === "press") {
      if (this.#recordedMs >= MAX_SPOKEN_S * 1_000) this.finish();
      return;
    }
    if (before !== "speaking" && state === "speaking") this.#handlers.onSpeech();
    if (state === "ended" || spokenMs >= MAX_SPOKEN_S * 1_000) return this.#end("hand over");
    if (state === "quiet" && this.#recordedMs >= IDLE_MS) {
      this.discard();
      this.begin("free");
    }
  }

  #end(what: "hand over" | "throw away" | "nothing"): void {
    clearInterval(this.#timer);
    const recorder = this.#recorder;
    this.#recorder = null;
    if (!recorder) return;
    this.#handlers.onLevel(0);
    if (what === "nothing") this.#handlers.onNothing();
    const { onSound } = this.#handlers;
    recorder.ondataavailable = ({ data }) => {
      if (what === "hand over" && data.size > 0) onSound(data);
    };
    if (recorder.state !== "inactive") recorder.stop();
  }
}

/** @see https://www.w3.org/TR/mediacapture-streams/#dom-mediadevices-getusermedia */
function faultOf(error: unknown): MicrophoneFault {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "refused";
  if (name === "NotFoundError" || name === "OverconstrainedError") return "missing";
  return "busy";
}
