import { asleep } from "./dog-asleep.ts";
import { shepherd } from "./dog-grown.ts";
import { blush, eye, mouth, tear } from "./faces.ts";
import { type Draw, fill, ground, INK, line, oval, sparkles } from "./pencil.ts";

const small: Draw = ({ look, worn, id }) => {
  const C = "#CF9150",
    D = "#B47638",
    L = "#DDA768",
    EAR = "#8E5A34",
    EARD = "#774727",
    W = "#F8E8D0",
    WD = "#EAD2AE";
  const low = look === "sad" || look === "crying",
    up = look === "very-happy";
  const tail = up
    ? "M168 200C198 196 214 170 204 142"
    : low
      ? "M166 212C186 216 202 214 212 206"
      : look === "neutral"
        ? "M168 206C190 206 206 196 208 178"
        : "M168 202C194 200 208 180 204 156";
  const er = up ? 10 : low ? -9 : look === "neutral" ? -2 : 3,
    dy = low ? 5 : 0;
  const ear = (s: number) =>
    `<g transform="translate(120 ${96 + dy}) scale(${s} 1) rotate(${-er} -40 -34)"><path d="M-38-44C-58-48-72-28-70 0c1 17 9 33 20 33 10 0 13-14 15-32 2-16 4-32-3-45z" fill="${EAR}"/><path d="M-62-16c-3 16 1 38 10 45-12-2-18-16-18-30 0-6 3-12 8-15z" fill="${EARD}"/></g>`;
  const head = "M120 48C152 46 175 64 177 94C179 122 156 142 120 142C84 142 61 122 63 94C65 64 88 46 120 48Z";
  return (
    ground() +
    worn.behind +
    (up ? sparkles : "") +
    line(tail, D, 17) +
    line(tail, C, 12) +
    fill(
      "M92 126C76 148 66 184 70 206C73 220 92 224 120 224C148 224 167 220 170 206C174 184 164 148 148 126Z",
      C,
    ) +
    fill(
      "M150 134C163 152 174 186 170 206C168 218 152 223 132 224C152 214 160 176 150 134Z",
      D,
      'opacity=".75"',
    ) +
    fill(
      "M120 128C102 130 95 150 97 172C99 194 108 206 120 206C132 206 141 194 143 172C145 150 138 130 120 128Z",
      W,
    ) +
    line("M112 176l-3 8M122 182l-1 9M131 174l2 8", WD, 2.6) +
    fill("M66 212C58 194 64 176 80 176C94 176 101 190 98 208C97 220 72 226 66 212Z", D) +
    fill("M174 212C182 194 176 176 160 176C146 176 139 190 142 208C143 220 168 226 174 212Z", D) +
    fill("M107 166C99 166 97 176 97 190V213C97 223 118 223 118 213V184C118 174 115 166 107 166Z", L) +
    fill("M133 166C141 166 143 176 143 190V213C143 223 122 223 122 213V184C122 174 125 166 133 166Z", L) +
    oval(107.5, 216, 12, 7.5, W) +
    oval(132.5, 216, 12, 7.5, W) +
    line("M104 213v6M111 213v6M129 213v6M136 213v6", WD, 2) +
    oval(76, 218, 14, 6.5, W) +
    oval(164, 218, 14, 6.5, W) +
    (worn.neck
      ? ""
      : fill("M86 134C104 146 136 146 154 134L157 144C138 157 102 157 83 144Z", "#6B4A90") +
        oval(120, 156, 8.5, 8.5, "#F0B649") +
        oval(118, 153.5, 2.6, 2.6, "#FBE2A6")) +
    worn.neck +
    `<g transform="translate(0 ${dy})"><clipPath id="${id}h"><path d="${head}"/></clipPath>` +
    fill(head, C) +
    `<g clip-path="url(#${id}h)">` +
    fill("M63 40h70C96 52 74 74 72 110C66 100 60 80 63 40Z", L, 'opacity=".8"') +
    fill("M178 78C176 114 152 138 116 144H184Z", D, 'opacity=".55"') +
    fill(
      "M120 44C128 58 129 74 137 86C153 92 159 108 153 124C147 138 134 144 120 144C106 144 93 138 87 124C81 108 87 92 103 86C111 74 112 58 120 44Z",
      W,
    ) +
    "</g></g>" +
    ear(1) +
    ear(-1) +
    `<g transform="translate(0 ${dy})">` +
    blush(84, 156, 112) +
    eye(95, 94, -1, look) +
    eye(145, 94, 1, look) +
    fill(
      "M120 98C129 98 133 101 132 105C131 110 124 114 120 114C116 114 109 110 108 105C107 101 111 98 120 98Z",
      INK,
    ) +
    oval(116, 102, 3.4, 1.7, "#fff", 'opacity=".45"') +
    mouth(120, 114, look) +
    (look === "crying" ? tear(91, 102) + tear(150, 108, 0.8) : "") +
    worn.head +
    "</g>" +
    worn.carried
  );
};

export const dog: Draw = (posing) =>
  (posing.grown ? shepherd : posing.look === "asleep" ? asleep : small)(posing);
