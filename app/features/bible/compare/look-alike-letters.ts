/** Letters of other scripts that look like Latin ones, pair by pair; sign for sign, so that places stay. */
const PAIRS = "аaеeоoрpсcхxуyіiјjѕsԁdһhӏlАAВBЕEІIЈJКKМMНHОOРPСCТTХXΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXοoνvαa";
const LATIN = new Map(
  Array.from({ length: PAIRS.length / 2 }, (_, at) => [PAIRS.charAt(2 * at), PAIRS.charAt(2 * at + 1)]),
);
const OTHER = /[\u0370-\u04FF\u0500-\u052F]/g;

/** A text with Latin letters for those that only look so. */
export const inLatin = (text: string): string => text.replace(OTHER, (sign) => LATIN.get(sign) ?? sign);
