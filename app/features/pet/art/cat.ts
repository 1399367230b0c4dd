import { blush, eye, mouth, tear } from "./faces.ts";
import { at, type Draw, fill, ground, INK, line, mantle, oval, rays, sleep, sparkles } from "./pencil.ts";

export const cat: Draw = ({ look, grown, worn, id }) => {
  const asleep = look === "asleep";
  const C = grown ? "#83707C" : "#8C7B85",
    D = grown ? "#645361" : "#6F5F6B",
    L = "#A3939B",
    W = "#F4EBE2",
    WD = "#DDCFC6";
  const tears = look === "crying",
    cry = tears || asleep,
    low = look === "sad" || cry,
    up = look === "very-happy",
    dy = cry ? 10 : low ? 7 : look === "neutral" ? 2 : up ? -2 : 0;
  const er = up ? 5 : cry ? -44 : low ? -30 : look === "neutral" ? -6 : 0,
    ed = cry ? 9 : low ? 6 : 0;
  const tail = grown
    ? "M168 204C206 202 220 166 206 134C200 120 208 108 220 112"
    : up
      ? "M164 204C200 204 212 172 202 142C197 126 205 114 217 118"
      : look === "neutral"
        ? "M160 210C192 218 214 208 212 190C210 180 200 180 200 188"
        : low
          ? "M162 213C186 220 206 218 220 209"
          : "M160 206C196 214 216 196 206 172C202 160 190 162 190 172";
  const head = grown
    ? "M120 52C148 50 172 64 175 92C177 102 186 108 190 116C182 117 178 122 173 126C164 138 144 144 120 144C96 144 76 138 67 126C62 122 58 117 50 116C54 108 63 102 65 92C68 64 92 50 120 52Z"
    : "M120 52C148 50 174 66 176 98C177 124 154 142 120 142C86 142 63 124 64 98C66 66 92 50 120 52Z";
  const ear = (s: number) =>
    `<g transform="translate(120 ${96 + dy}) scale(${s} 1) translate(0 ${ed}) rotate(${er} -32 -42)"><path d="${grown ? "M-54-10C-62-42-60-64-53-75C-38-68-22-54-12-40Z" : "M-54-10C-60-38-58-58-52-68C-38-64-22-52-12-40Z"}" fill="${s > 0 ? C : D}"/><path d="M-47-26C-50-40-49-50-47-55C-38-52-29-46-23-40Z" fill="#E7B2A4"/>${grown ? `<path d="M-53-75c-4-7-4-11-2-15M-53-75c0-7 2-10 5-13M-53-75c4-6 7-8 11-9" fill="none" stroke="${INK}" stroke-width="2.6" stroke-linecap="round"/>` : ""}</g>`;
  const wh = low
    ? "M78 124L57 128M79 131L61 141M162 124L183 128M161 131L179 141"
    : "M78 122L56 119M79 129L59 133M162 122L184 119M161 129L181 133";
  const feet =
    fill("M108 170C100 170 98 180 98 192V213C98 223 118 223 118 213V186C118 176 115 170 108 170Z", L) +
    fill("M132 170C140 170 142 180 142 192V213C142 223 122 223 122 213V186C122 176 125 170 132 170Z", L) +
    oval(108, 216.5, 11.5, 7.5, W) +
    oval(132, 216.5, 11.5, 7.5, W) +
    line("M104 214v5M111 214v5M129 214v5M136 214v5", WD, 2);
  return (
    (grown && !asleep ? rays(24, 216) : "") +
    ground(120, grown ? 84 : 74) +
    worn.behind +
    (up && !grown ? sparkles : "") +
    (cry
      ? ""
      : line(tail, D, grown ? 21 : 17) +
        line(tail, C, grown ? 15 : 12) +
        (grown ? line("M212 178l-13-6M213 158l-14 0M206 137l-12 6", D, 5) : "")) +
    fill(
      "M94 128C76 152 66 186 70 206C73 221 92 224 120 224C148 224 167 221 170 206C174 186 164 152 146 128Z",
      C,
    ) +
    fill(
      "M150 136C164 156 174 188 170 206C168 218 152 223 132 224C154 212 160 178 150 136Z",
      D,
      'opacity=".8"',
    ) +
    fill(
      "M120 130C104 132 98 150 100 170C102 188 110 198 120 198C130 198 138 188 140 170C142 150 136 132 120 130Z",
      W,
    ) +
    line("M113 168l-2 8M121 174v8M129 167l2 8", WD, 2.6) +
    line("M78 164l13 4M73 180l13 3M162 164l-13 4M167 180l-13 3", D, 5) +
    fill("M66 212C60 196 66 182 80 182C92 182 98 194 96 208C95 220 70 226 66 212Z", L) +
    fill("M174 212C180 196 174 182 160 182C148 182 142 194 144 208C145 220 170 226 174 212Z", D) +
    (grown
      ? fill(
          "M76 122C62 140 64 160 72 168C76 172 80 170 82 172C86 184 96 184 100 182C106 194 116 194 120 190C124 194 134 194 140 182C144 184 154 184 158 172C160 170 164 172 168 168C176 160 178 140 164 122Z",
          W,
        ) + line("M88 160l-3 9M104 170l-1 9M120 176v9M136 170l1 9M152 160l3 9", WD, 3)
      : "") +
    feet +
    (cry
      ? line("M166 206C176 222 140 226 96 219", D, 16) +
        line("M166 206C174 220 140 224 98 218", C, 11) +
        line("M124 216l-1 9M142 215l2 8", D, 3.6)
      : "") +
    ear(1) +
    ear(-1) +
    (grown && !worn.neck ? mantle() : "") +
    at("translate(0 2)", worn.neck) +
    `<g transform="translate(0 ${dy})"><clipPath id="${id}h"><path d="${head}"/></clipPath>` +
    fill(head, C) +
    `<g clip-path="url(#${id}h)">` +
    fill("M63 40h66C94 54 74 78 74 114C66 100 60 80 63 40Z", L, 'opacity=".8"') +
    fill("M180 80C178 116 154 140 116 146H186Z", D, 'opacity=".6"') +
    fill(
      "M120 92C134 90 152 100 152 120C152 136 136 146 120 146C104 146 88 136 88 120C88 100 106 90 120 92Z",
      W,
    ) +
    "</g>" +
    line("M120 56v17M106 58l3 13M134 58l-3 13", D, 5) +
    (grown
      ? line("M62 106l14 3M66 119l12 1M178 106l-14 3M174 119l-12 1", D, 4.5)
      : line("M66 100l13 3M68 114l11 1M174 100l-13 3M172 114l-11 1", D, 4.5)) +
    blush(84, 156, 116) +
    eye(95, 98, -1, look) +
    eye(145, 98, 1, look) +
    fill(
      "M120 104C126 104 129 106 128 109C127 112 123 115 120 115C117 115 113 112 112 109C111 106 114 104 120 104Z",
      "#C9776F",
    ) +
    mouth(120, 114, look, 0.95) +
    line(wh, "#FFF9F0", 2, 'opacity=".85"') +
    (tears ? tear(90, 106) : "") +
    at("translate(0 7)", worn.head) +
    "</g>" +
    (grown || worn.neck
      ? ""
      : `<g transform="translate(0 ${dy * 0.8})">` +
        fill("M92 137C108 147 132 147 148 137L150 145C134 155 106 155 90 145Z", "#C2703E") +
        oval(120, 155, 6.5, 6.5, "#F0B649") +
        line("M116 156h8", INK, 1.6) +
        "</g>") +
    worn.carried +
    (asleep ? sleep(190, 24) : "")
  );
};
