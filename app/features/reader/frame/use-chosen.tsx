import { useNavigate, useSearchParams } from "@remix-run/react";
import { useCallback, useMemo } from "react";
import type { ReaderPlace } from "#app/features/reader/address.ts";
import { extended, type Run, runIn, runText } from "#app/features/reader/selection.ts";
import type { WordTap } from "#app/features/reader/text/word-at.ts";

const NOTHING = new URLSearchParams();

/**
 * What the address says is chosen: verses, a word of one, an open window. All of it can be sent and reloaded.
 * @param kept what stays in the address before it, as `read=kjv/john/3`
 * @param isAhead the address is still that of the chapter before
 */
export function useChosen({ book, chapter }: ReaderPlace, kept = "", isAhead = false) {
  const [said] = useSearchParams();
  const params = isAhead ? NOTHING : said;
  const navigate = useNavigate();
  const asked = params.get("v");
  const run = useMemo(() => runIn(asked, book, chapter), [asked, book, chapter]);
  const go = useCallback(
    (search: string) => {
      const all = [kept, search].filter(Boolean).join("&");
      navigate(all ? `?${all}` : ".", { replace: true, preventScrollReset: true });
    },
    [navigate, kept],
  );
  const chooseRun = useCallback((chosen: Run) => go(`v=${runText(chosen)}`), [go]);
  const choose = useCallback(
    (verse: number, extend: boolean) => {
      if (extend) return chooseRun(extended(run, verse));
      // the same verse again is let go
      if (run?.from === verse && run.to === verse) return go("");
      chooseRun({ from: verse, to: verse });
    },
    [run, go, chooseRun],
  );
  const onWord = useCallback(
    ({ verseId, wordIndex }: WordTap) => go(`v=${verseId % 1_000}&w=${wordIndex}`),
    [go],
  );
  const closeWord = useCallback(() => run && chooseRun(run), [run, chooseRun]);
  const letGo = useCallback(() => go(""), [go]);
  const word = /^\d{1,3}$/.exec(params.get("w") ?? "");
  const open = Number(params.get("books"));
  return {
    run,
    wordIndex: word && run && run.from === run.to ? Number(word[0]) : null,
    books: params.has("books")
      ? {
          open: Number.isInteger(open) && open >= 1 && open <= 66 ? open : book,
          refused: params.has("unknown"),
        }
      : null,
    look: params.has("look"),
    choose,
    chooseRun,
    onWord,
    closeWord,
    letGo,
  };
}
