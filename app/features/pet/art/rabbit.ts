import { blush, eye, mouth, tear } from "./faces.ts";
import { at, type Draw, fill, ground, INK, line, mantle, oval, rays, sleep, sparkles } from "./pencil.ts";

export const rabbit: Draw = ({ look, grown, worn, id }) => {
  const asleep = look === "asleep";
  const C = grown ? "#C9A06E" : "#DCC09A",
    D = grown ? "#A67C4B" : "#C09F76",
    L = grown ? "#DDBB8C" : "#EBD5B6",
    W = "#FBF1E1",
    WD = "#E2CBAA";
  const tears = look === "crying",
    cry = tears || asleep,
    low = look === "sad" || cry,
    up = look === "very-happy",
    dy = cry ? 10 : low ? 6 : look === "neutral" ? 2 : 0;
  const head =
    "M120 74C148 72 170 88 171 114C172 138 150 152 120 152C90 152 68 138 69 114C70 88 92 72 120 74Z";
  const upEar = (s: number, r = 0, t = "") =>
    `<g transform="translate(120 ${dy}) scale(${s} 1) rotate(${r} -16 88)"><path d="M-24 88C-38 66-46 34-38 16C-33 6-21 8-16 22C-10 40-8 66-8 86Z" fill="${s > 0 ? C : D}"/><path d="M-22 78C-31 60-35 38-31 25C-28 18-23 20-20 29C-16 44-15 62-15 78Z" fill="#E9B4A2"/>${t}</g>`;
  const fold = `<path d="M128 86C128 66 131 46 138 30C143 18 155 14 162 22C172 34 166 46 156 58C149 67 146 78 144 90Z" fill="${C}"/><path d="M136 80C136 66 139 50 145 38C147 34 150 33 151 37C152 46 145 62 142 80Z" fill="#E9B4A2"/><path d="M146 27C154 18 166 22 170 36C174 50 170 62 162 68C158 60 158 50 154 42C152 37 149 32 146 27Z" fill="${D}"/>`;
  const lop = (s: number) =>
    `<g transform="translate(120 ${dy}) scale(${s} 1)"><path d="M-22 80C-44 70-64 82-72 108C-78 130-74 ${cry ? 158 : 150}-64 ${cry ? 160 : 152}C-52 ${cry ? 162 : 154}-46 138-42 118C-39 104-30 96-20 92Z" fill="${s > 0 ? C : D}"/><path d="M-62 144C-70 132-68 112-60 100C-64 120-62 134-62 144Z" fill="#E9B4A2"/></g>`;
  const tip = `<path d="M-38 16C-33 6-21 8-16 22C-24 18-32 18-40 24C-40 21-39 18-38 16Z" fill="${INK}" opacity=".82"/>`;
  const ears = grown
    ? upEar(1, -7, tip) + upEar(-1, -7, tip)
    : up
      ? upEar(1, 4) + upEar(-1, 4)
      : low
        ? ""
        : look === "neutral"
          ? `${upEar(1, -24)}<g transform="rotate(16 136 88) translate(0 ${dy})">${fold}</g>`
          : upEar(1) + fold;
  return (
    (grown && !asleep ? rays(28, 212) : "") +
    ground(120, grown ? 82 : 74) +
    (up && !grown ? sparkles : "") +
    worn.behind +
    ears +
    oval(175, 198, 15, 14, WD) +
    oval(173, 196, 13, 12, W) +
    fill(
      "M96 138C76 158 64 188 70 208C74 221 94 224 120 224C146 224 166 221 170 208C176 188 164 158 144 138Z",
      C,
    ) +
    fill(
      "M150 146C164 164 174 190 170 208C167 218 152 223 132 224C154 212 160 182 150 146Z",
      D,
      'opacity=".7"',
    ) +
    fill(
      "M120 144C98 144 90 162 96 180C100 194 110 200 120 200C130 200 140 194 144 180C150 162 142 144 120 144Z",
      W,
    ) +
    line("M110 176l-3 7M120 181v8M130 176l3 7", WD, 2.6) +
    fill("M60 214C56 200 70 188 86 192C98 196 102 208 100 216C98 224 64 226 60 214Z", L) +
    fill("M180 214C184 200 170 188 154 192C142 196 138 208 140 216C142 224 176 226 180 214Z", D) +
    (cry
      ? oval(110, 158, 10, 15, L, 'transform="rotate(24 110 158)"') +
        oval(130, 158, 10, 15, L, 'transform="rotate(-24 130 158)"') +
        oval(104, 216, 13, 8, L) +
        oval(136, 216, 13, 8, L)
      : oval(106, 208, 11, 15, L) + oval(134, 208, 11, 15, L)) +
    line("M103 216v5M109 216v5M131 216v5M137 216v5", D, 2) +
    (grown
      ? fill(
          "M82 140C70 154 70 168 78 176C82 174 86 176 88 180C94 190 102 190 106 188C112 198 128 198 134 188C138 190 146 190 152 180C154 176 158 174 162 176C170 168 170 154 158 140Z",
          W,
        ) +
        line("M92 172l-3 8M108 180l-1 8M132 180l1 8M148 172l3 8", WD, 3) +
        (worn.neck ? "" : mantle(8))
      : "") +
    at("translate(0 9)", worn.neck) +
    `<g transform="translate(0 ${dy})"><clipPath id="${id}h"><path d="${head}"/></clipPath>` +
    fill(head, C) +
    `<g clip-path="url(#${id}h)">` +
    fill("M66 64h62C96 76 80 96 80 126C70 112 62 96 66 64Z", L) +
    fill("M176 100C172 130 150 150 116 156H186Z", D, 'opacity=".55"') +
    fill(
      "M120 108C134 106 146 114 146 130C146 146 134 154 120 154C106 154 94 146 94 130C94 114 106 106 120 108Z",
      W,
    ) +
    (grown
      ? fill("M120 70C126 80 127 92 132 104Q120 110 108 104C113 92 114 80 120 70Z", W, 'opacity=".9"')
      : "") +
    "</g>" +
    blush(86, 154, 130) +
    eye(97, 112, -1, look) +
    eye(143, 112, 1, look) +
    fill(
      "M120 116C126 116 129 118 128 121C127 124 123 127 120 127C117 127 113 124 112 121C111 118 114 116 120 116Z",
      "#C9776F",
    ) +
    mouth(120, 126, look, 0.9) +
    (look === "happy" || look === "neutral"
      ? fill("M115.5 133.5h4v7q-4 1-4-2zM120.5 133.5h4v5q0 3-4 2z", "#FFFDF8")
      : "") +
    line(
      low
        ? "M84 134L67 138M86 140L71 149M156 134L173 138M154 140L169 149"
        : "M84 132L66 130M85 138L69 142M156 132L174 130M155 138L171 142",
      D,
      1.8,
    ) +
    (tears ? tear(92, 120) : "") +
    at("translate(0 26) scale(.94) translate(7 0)", worn.head) +
    "</g>" +
    (low && !grown ? lop(1) + lop(-1) : "") +
    worn.carried +
    (asleep ? sleep(180, 50) : "")
  );
};
