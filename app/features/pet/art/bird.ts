import { blush, eye, tear } from "./faces.ts";
import { at, type Draw, fill, ground, line, mantle, oval, rays, sleep, sparkles } from "./pencil.ts";

export const bird: Draw = ({ look, grown, worn, id }) => {
  const asleep = look === "asleep";
  const C = grown ? "#4F7396" : "#6787A0",
    D = grown ? "#3D5B7C" : "#4F6C86",
    L = "#82A0B6",
    B = "#E59A5B",
    BD = "#CC7F41",
    W = "#FAEEDC",
    WD = "#E6CFAE",
    tears = look === "crying",
    cry = tears || asleep,
    low = look === "sad" || cry;
  const body =
    "M120 48C160 48 182 82 182 122C182 164 156 194 120 194C84 194 58 164 58 122C58 82 80 48 120 48Z";
  return (
    (grown && !asleep ? rays(34, 206) : "") +
    ground(120, 92) +
    at("translate(-24 -42) scale(1.2)", worn.behind) +
    (look === "very-happy" && !grown ? sparkles : "") +
    (grown ? "" : fill("M96 176C88 196 84 206 82 214H112C124 208 130 196 130 184Z", D)) +
    fill(
      "M40 206C36 196 46 190 56 190H190C204 190 210 198 208 208C206 220 196 224 184 224H56C46 224 42 216 40 206Z",
      "#8F6845",
    ) +
    fill("M44 212C80 206 140 214 206 208C204 220 196 224 184 224H56C48 224 45 218 44 212Z", "#76533A") +
    oval(52, 207, 13, 17, "#D9B484") +
    oval(52, 207, 8, 11, "none", 'stroke="#B88E5E" stroke-width="2.4"') +
    oval(52, 207, 3, 4.5, "#B88E5E") +
    line("M84 197q18-2 30 1M150 199q16-3 30 0", "#A97E56", 3) +
    line("M196 192c4-10 12-15 20-16", "#76533A", 4.5) +
    fill("M213 178c1-9 9-15 19-14c0 9-8 16-19 14z", "#8FA873") +
    line("M107 196v-8M133 196v-8", "#B8793A", 4.5) +
    line("M98 197q5-6 9-2q4-4 9 2M124 197q5-6 9-2q4-4 9 2", "#B8793A", 5) +
    (low ? `<g transform="translate(120 194) scale(1.03 ${cry ? 0.92 : 0.95}) translate(-120 -194)">` : "") +
    `<clipPath id="${id}h"><path d="${body}"/></clipPath>` +
    fill(body, C) +
    `<g clip-path="url(#${id}h)">` +
    fill("M50 40h84C92 56 72 92 74 136C60 120 48 90 50 40Z", L, 'opacity=".75"') +
    fill("M190 120C188 168 156 204 118 210H196Z", D, 'opacity=".65"') +
    fill(
      "M120 92C98 80 78 94 80 124C82 160 98 196 120 196C142 196 158 160 160 124C162 94 142 80 120 92Z",
      B,
    ) +
    fill("M159 112C160 154 144 188 112 200C150 200 172 150 159 112Z", BD, 'opacity=".55"') +
    fill("M88 204C88 178 104 162 120 162C136 162 152 178 152 204Z", W) +
    "</g>" +
    line("M108 136l5 4 5-4M122 145l5 4 5-4M97 126l4 3 4-3M136 128l4 3 4-3", BD, 2.6, 'opacity=".8"') +
    line("M112 172l4 4 4-4M124 178l4 4 4-4", WD, 2.6) +
    (grown
      ? `<path d="M70 102C48 98 26 86 14 66C8 62 4 70 6 80C8 90 12 98 18 104C10 106 10 114 16 120C20 125 26 128 32 130C28 134 30 140 36 143C46 149 56 150 64 147C74 140 78 122 76 110Z" fill="${D}"/><path d="M20 82c12 18 28 28 48 32M22 116c14 10 28 14 42 14M36 98c10 10 20 14 32 16" stroke="${L}" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M170 102C192 98 214 86 226 66C232 62 236 70 234 80C232 90 228 98 222 104C230 106 230 114 224 120C220 125 214 128 208 130C212 134 210 140 204 143C194 149 184 150 176 147C166 140 162 122 164 110Z" fill="${D}"/><path d="M220 82c-12 18-28 28-48 32M218 116c-14 10-28 14-42 14M204 98c-10 10-20 14-32 16" stroke="${L}" stroke-width="3" fill="none" stroke-linecap="round"/>`
      : look === "very-happy"
        ? `<path d="M64 120C44 108 26 104 14 110C18 130 34 148 58 152C68 154 72 128 64 120Z" fill="${D}"/><path d="M24 118c12 2 22 8 32 16M34 134c8 2 16 4 22 8M216 118c-12 2-22 8-32 16M206 134c-8 2-16 4-22 8" stroke="${L}" stroke-width="2.6" fill="none" stroke-linecap="round"/><path d="M176 120C196 108 214 104 226 110C222 130 206 148 182 152C172 154 168 128 176 120Z" fill="${D}"/>`
        : low
          ? `<path d="M66 112C52 132 48 164 56 196C60 204 68 200 70 192C78 168 80 140 78 120Z" fill="${D}"/><path d="M62 152c3 10 4 18 1 28" stroke="${L}" stroke-width="2.6" fill="none" stroke-linecap="round"/><path d="M174 112C188 132 192 164 184 196C180 204 172 200 170 192C162 168 160 140 162 120Z" fill="${D}"/><path d="M178 152c-3 10-4 18-1 28" stroke="${L}" stroke-width="2.6" fill="none" stroke-linecap="round"/>`
          : `<path d="M64 108C48 122 44 150 56 174C60 180 66 176 68 170C76 154 78 132 76 116Z" fill="${D}"/><path d="M60 138c4 8 6 14 4 22M66 132c4 8 5 16 3 24" stroke="${L}" stroke-width="2.6" fill="none" stroke-linecap="round"/><path d="M176 108C192 122 196 150 184 174C180 180 174 176 172 170C164 154 162 132 164 116Z" fill="${D}"/><path d="M180 138c-4 8-6 14-4 22M174 132c-4 8-5 16-3 24" stroke="${L}" stroke-width="2.6" fill="none" stroke-linecap="round"/>`) +
    (grown
      ? line("M119 50c-1-12-8-20-18-22M123 50c2-9 8-14 17-15M121 50c-2-10 0-18 6-24", D, 5)
      : low
        ? line("M120 50c-8-4-16-3-21 1M120 50c-5-6-11-8-17-6", D, 4.5)
        : line("M120 49c-1-9-6-13-13-14M122 49c2-8 7-11 13-11M121 49v-14", D, 4.5)) +
    blush(82, 158, 116, "#D8664A") +
    eye(95, 96, -1, look) +
    eye(145, 96, 1, look) +
    (look === "very-happy"
      ? fill("M107 104Q120 98 133 104L120 112Z", "#E7B04A") +
        fill("M109 108Q120 124 131 108L120 113Z", "#A3582C")
      : fill(
          "M107 105C111 100 116 99 120 99C124 99 129 100 133 105C130 112 124 119 120 119C116 119 110 112 107 105Z",
          "#E7B04A",
        ) +
        line(
          look === "sad" || look === "crying"
            ? "M109 109Q120 104 131 109"
            : "M108 106Q114 110 120 108Q126 110 132 106",
          "#B5762E",
          2.4,
        )) +
    (tears ? tear(92, 104) : "") +
    (grown && !worn.neck ? mantle(-3) : "") +
    at("translate(0 -4)", worn.neck) +
    at("translate(0 2)", worn.head) +
    (low ? "</g>" : "") +
    worn.carried +
    (asleep ? sleep(178, 26) : "")
  );
};
