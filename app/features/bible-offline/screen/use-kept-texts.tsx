import { useEffect, useRef, useState } from "react";
import { ALL_TRANSLATIONS, type Translation } from "#app/features/bible/translations.ts";
import { PACKED_BYTES } from "#app/features/bible-offline/model/catalog-packed.ts";
import { type Keeping, keepingOf } from "#app/features/bible-offline/model/offered.ts";
import { keepText, keptMarks, NotKept, removeKept } from "#app/features/bible-offline/text-store.tsx";
import kjv from "#data/bible/kjv.tsv.gz?url";
import rv1909 from "#data/bible/rv1909.tsv.gz?url";
import web from "#data/bible/web.tsv.gz?url";

const FILES: Readonly<Record<Translation, string>> = { KJV: kjv, WEB: web, RV1909: rv1909 };

export type KeptTexts = {
  /** Null until this device has been looked at. */
  keeping: Readonly<Record<Translation, Keeping>> | null;
  keep(translation: Translation): Promise<boolean>;
  remove(translation: Translation): Promise<boolean>;
  stop(translation: Translation): void;
};

/** Which translations are on this device, and what brings and removes them. */
export function useKeptTexts(): KeptTexts {
  const [keeping, setKeeping] = useState<KeptTexts["keeping"]>(null);
  const loading = useRef(new Map<Translation, AbortController>());
  const set = (translation: Translation, state: Keeping) =>
    setKeeping((all) => all && { ...all, [translation]: state });

  useEffect(() => {
    const look = async () => {
      const marks = await keptMarks().catch(() => []);
      const states = ALL_TRANSLATIONS.map((name) => [name, keepingOf(name, marks)] as const);
      setKeeping(Object.fromEntries(states) as Record<Translation, Keeping>);
    };
    void look();
    const underWay = loading.current;
    return () => {
      for (const own of underWay.values()) own.abort();
    };
  }, []);

  const look = async (translation: Translation) =>
    set(translation, keepingOf(translation, await keptMarks()));

  const keep = async (translation: Translation): Promise<boolean> => {
    if (loading.current.has(translation)) return false;
    const own = new AbortController();
    loading.current.set(translation, own);
    const total = PACKED_BYTES[translation];
    set(translation, { state: "loading", received: 0, total });
    try {
      await keepText(translation, FILES[translation], {
        signal: own.signal,
        onProgress: (received) => set(translation, { state: "loading", received, total }),
        onCheck: () => set(translation, { state: "checking" }),
      });
      await look(translation);
      return true;
    } catch (error) {
      if (own.signal.aborted) await look(translation);
      else set(translation, { state: "failed", why: error instanceof NotKept ? error.why : "storage" });
      return false;
    } finally {
      loading.current.delete(translation);
    }
  };

  const remove = async (translation: Translation): Promise<boolean> => {
    try {
      await removeKept(translation);
      await look(translation);
      return true;
    } catch {
      set(translation, { state: "failed", why: "storage" });
      return false;
    }
  };

  return { keeping, keep, remove, stop: (translation) => loading.current.get(translation)?.abort() };
}
