import { blush, eye, mouth, tear } from "./faces.ts";
import { at, clasp, type Draw, fill, ground, line, oval, rays, sleep, sparkles } from "./pencil.ts";

export const turtle: Draw = ({ look, grown, worn, id }) => {
  const asleep = look === "asleep";
  const C = "#9DB47C",
    D = "#7E9761",
    L = "#B6C996",
    SH = "#8A6A45",
    SD = "#6E5236",
    SL = "#A8855B",
    R = "#E2C795";
  const tears = look === "crying",
    cry = tears || asleep,
    low = look === "sad" || cry,
    up = look === "very-happy";
  const sy = cry ? 17 : look === "sad" ? 7 : 0,
    shell = grown
      ? "M128 60C188 56 220 112 222 176C222 188 208 192 198 193C162 197 110 197 82 192C72 190 64 186 64 176C66 114 82 62 128 60Z"
      : "M132 84C182 82 214 122 216 178C216 188 206 192 196 193C160 197 110 197 84 192C74 190 66 186 66 176C68 124 92 86 132 84Z";
  const head =
    "M84 88C110 86 128 102 128 126C128 148 110 162 84 162C58 162 40 148 40 126C40 102 58 90 84 88Z";
  const hp =
    grown && !low
      ? "translate(-10 -6)"
      : up
        ? "translate(-8 -20) rotate(-4 84 126)"
        : cry
          ? "translate(48 178) scale(.82) translate(-84 -128)"
          : low
            ? "translate(-8 33) rotate(5 84 126)"
            : look === "neutral"
              ? "translate(-2 8)"
              : "";
  const neck = up
    ? fill("M48 128C52 168 78 184 108 182C116 164 116 142 106 124Z", D)
    : look === "sad"
      ? fill("M60 160C72 184 92 188 112 184L108 150Z", D)
      : fill("M58 150C66 172 84 184 108 182C112 168 112 156 108 146Z", D);
  const face =
    `<g transform="${hp}"><clipPath id="${id}h"><path d="${head}"/></clipPath>` +
    fill(head, C) +
    `<g clip-path="url(#${id}h)">` +
    fill("M36 80h60C66 92 52 110 52 138C42 124 34 106 36 80Z", L) +
    fill("M132 116C128 146 106 164 74 168H140Z", D, 'opacity=".6"') +
    fill("M84 136C100 134 112 142 112 152C108 166 60 166 56 152C56 142 68 134 84 136Z", "#E6E4BE") +
    "</g>" +
    oval(72, 98, 4, 2.6, D, 'opacity=".6"') +
    oval(90, 95, 5, 3, D, 'opacity=".6"') +
    oval(104, 101, 3.6, 2.5, D, 'opacity=".6"') +
    blush(54, 114, 140) +
    eye(64, 122, -1, look) +
    eye(104, 122, 1, look) +
    oval(80, 133, 1.5, 1.9, "#5D6E45") +
    oval(88, 133, 1.5, 1.9, "#5D6E45") +
    mouth(84, 138, look, 0.95, false) +
    (grown ? line("M58 108Q64 104 70 107M98 107Q104 104 110 108", "#5D6E45", 3.6) : "") +
    (tears ? tear(58, 130) : "") +
    at("translate(-36 31) rotate(-5 120 58)", worn.head) +
    "</g>";
  const legs = cry
    ? oval(108, 216, 17, 8, C) +
      oval(180, 216, 17, 8, C) +
      line("M97 220v2M106 222v1M115 220v2M169 220v2M178 222v1M187 220v2", "#F4EDD8", 3.4)
    : fill("M92 184C90 202 90 210 92 216C94 224 122 224 122 214C122 204 122 196 120 186Z", C) +
      fill("M164 186C164 202 164 210 166 216C168 224 196 224 196 214C196 204 194 196 192 184Z", D) +
      line("M97 219v3M106 221v2M115 219v3M171 219v3M180 221v2M189 219v3", "#F4EDD8", 3.4);
  const bloom = (x: number, y: number, c: string, k = 1) =>
    `<g transform="translate(${x} ${y}) scale(${k})">` +
    [0, 72, 144, 216, 288]
      .map((a) => `<ellipse cx="0" cy="-5" rx="3.8" ry="4.6" fill="${c}" transform="rotate(${a})"/>`)
      .join("") +
    `<circle r="2.8" fill="#F0B649"/></g>`;
  return (
    (grown && !asleep ? rays(40, 212) : "") +
    ground(126, 86) +
    (up && !grown ? sparkles : "") +
    fill(
      `M196 ${186 + sy}C210 ${186 + sy} 222 ${low ? 200 + sy / 2 : 192} 228 ${low ? 214 : 202}C216 ${low ? 216 : 206} 202 ${204 + sy / 2} 192 ${198 + sy / 2}Z`,
      D,
    ) +
    legs +
    (cry ? face : "") +
    `<g transform="translate(0 ${sy})"><clipPath id="${id}s"><path d="${shell}"/></clipPath>` +
    fill(shell, SH) +
    `<g clip-path="url(#${id}s)">` +
    fill("M64 50h90C104 82 88 130 86 196H60Z", SL, 'opacity=".7"') +
    fill("M226 130C214 172 170 194 110 200H230Z", SD, 'opacity=".6"') +
    (grown
      ? `<g fill="none" stroke="${SD}" stroke-width="4.5" stroke-linejoin="round" stroke-linecap="round"><path d="M116 102l30-12 30 14 8 34-26 22-36-2-18-28z"/><path d="M116 102l-14-28M176 104l16-24M184 138l40 4M158 160l8 36M122 158l-10 38M104 130l-34-2"/></g><g fill="${SL}" opacity=".75"><path d="M124 107l22-9 23 10 6 25-20 16-28-2-14-21z"/></g>` +
        fill(
          "M78 116C76 84 100 58 130 58C168 56 196 84 210 118C200 108 194 112 188 102C180 108 172 96 164 86C152 92 146 78 132 80C120 76 114 92 102 92C96 102 88 100 78 116Z",
          "#86A06B",
        ) +
        fill("M96 92C106 70 122 62 140 62C132 66 118 74 112 88C108 94 100 90 96 92Z", "#A3BB84")
      : `<g fill="none" stroke="${SD}" stroke-width="4.5" stroke-linejoin="round" stroke-linecap="round"><path d="M122 116l26-10 26 12 6 28-22 18-30-2-16-22z"/><path d="M122 116l-10-24M174 118l12-20M180 146l36 4M158 164l6 32M128 162l-8 32M112 140l-30 0"/></g><g fill="${SL}" opacity=".75"><path d="M128 120l20-8 19 9 5 21-17 13-23-2-12-16z"/></g>`) +
    "</g>" +
    (grown
      ? line("M140 62c-2-12 4-20 2-30M166 70c2-10 8-14 10-22", "#6A8552", 3.6) +
        fill(
          "M142 40c-9-1-13-7-12-13c8 0 13 5 12 13zM143 46c7-3 10-9 8-15c-7 2-10 8-8 15zM174 56c8 0 13-4 14-10c-8-1-13 3-14 10z",
          "#86A06B",
        ) +
        bloom(118, 74, "#DB8C7B") +
        bloom(156, 80, "#F2BFAE", 0.85) +
        bloom(186, 96, "#8B6BB0", 0.9) +
        bloom(142, 28, "#DB8C7B", 0.9)
      : "") +
    fill(
      "M64 176C104 186 176 186 216 174C220 184 216 194 204 196C160 202 112 201 78 196C66 194 62 184 64 176Z",
      R,
    ) +
    line("M96 190v6M126 192v6M156 192v6M186 190v5", "#C6A871", 2.8) +
    "</g>" +
    (cry
      ? ""
      : neck +
        (grown && !worn.neck
          ? `<g transform="translate(-36 22) rotate(4 120 150)">` +
            fill(
              "M84 130C102 148 138 148 156 130C164 134 168 142 167 150C142 170 100 168 76 150C76 142 78 134 84 130Z",
              "#6B4A90",
            ) +
            line("M82 144C104 160 136 160 160 146", "#8B6BB0", 2.4) +
            clasp(118, 167, 0.95) +
            "</g>"
          : "") +
        at("translate(-14 46) scale(.84) rotate(4 120 150)", worn.beside ? "" : worn.neck) +
        face) +
    worn.carried +
    at("translate(2 152) scale(.42)", worn.beside) +
    (asleep ? sleep(30, 78) : "")
  );
};
