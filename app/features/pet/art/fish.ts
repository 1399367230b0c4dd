import { blush, eye, mouth } from "./faces.ts";
import { at, clasp, type Draw, fill, ground, line, oval, rays, sleep } from "./pencil.ts";

export const fish: Draw = ({ look, grown, worn, id }) => {
  const asleep = look === "asleep";
  const C = grown ? "#DB7A3C" : "#E58A4E",
    D = grown ? "#B95C28" : "#C96C37",
    L = "#F2A96D",
    F = "#F0B06A";
  const bowl = grown
    ? "M74 40C26 60 12 100 18 146C24 192 66 218 120 218C174 218 216 192 222 146C228 100 214 60 166 40Z"
    : "M72 52C36 72 22 106 26 142C31 186 68 216 120 216C172 216 209 186 214 142C218 106 204 72 168 52Z";
  const body =
    "M112 98C140 94 164 110 166 136C167 160 144 176 114 176C86 176 66 160 66 137C66 114 86 100 112 98Z";
  const cry = look === "crying" || asleep,
    low = look === "sad" || cry,
    up = look === "very-happy";
  const pose = grown
    ? "translate(-6 -4) rotate(5 112 136)"
    : up
      ? "translate(4 -15) rotate(13 112 136)"
      : cry
        ? "translate(0 25) rotate(-4 112 136)"
        : low
          ? "translate(0 15) rotate(-12 112 136)"
          : look === "neutral"
            ? "translate(0 5)"
            : "";
  const tail = low
    ? fill(
        "M154 140C170 134 188 134 196 144C190 150 186 158 188 168C184 178 176 184 170 182C164 170 156 158 152 150Z",
        F,
      ) + line("M166 146l18 2M164 152l14 12", D, 2.6, 'opacity=".6"')
    : grown
      ? fill(
          "M152 132C172 104 200 86 226 92C222 112 208 122 200 134C210 148 222 164 220 186C192 186 168 162 152 146Z",
          F,
        ) +
        line("M168 128l36-24M170 138h24M168 148l32 24M176 120l20-16M178 156l18 18", D, 2.6, 'opacity=".6"')
      : fill(
          "M154 134C168 118 186 104 198 106C196 120 190 128 190 137C190 146 198 156 198 168C184 168 166 154 154 142Z",
          F,
        ) + line("M166 132l20-14M168 138h16M166 143l20 14", D, 2.6, 'opacity=".6"');
  const dorsal = low
    ? fill("M96 101C106 92 126 88 142 96C142 100 138 104 132 107Z", F)
    : grown
      ? fill("M86 106C90 86 112 74 146 82C156 86 150 98 138 108Z", F) +
        line("M100 99l7-14M113 97l8-15M126 99l9-13", D, 2.4, 'opacity=".6"')
      : fill("M92 102C98 84 118 76 138 82C140 92 136 100 132 106Z", F) +
        line("M104 98l6-10M116 97l5-10M127 99l4-9", D, 2.4, 'opacity=".6"');
  const bub = up
    ? `<circle cx="58" cy="108" r="7"/><circle cx="48" cy="86" r="4"/><circle cx="66" cy="82" r="3"/><circle cx="168" cy="92" r="4"/><circle cx="178" cy="78" r="2.5"/>`
    : cry
      ? `<circle cx="74" cy="138" r="3"/><circle cx="70" cy="124" r="2"/>`
      : low
        ? `<circle cx="62" cy="128" r="3"/>`
        : look === "neutral"
          ? `<circle cx="58" cy="116" r="4"/><circle cx="54" cy="102" r="2.5"/>`
          : `<circle cx="58" cy="112" r="6"/><circle cx="50" cy="94" r="3.5"/><circle cx="66" cy="92" r="2.5"/>`;
  const weed = low
    ? line("M184 200C182 184 196 176 200 162S196 140 206 136", "#6E9A78", 7) +
      line("M50 202C52 190 40 182 38 170", "#83AB85", 6)
    : line("M184 200C180 178 190 166 184 146S188 120 184 112", "#6E9A78", 7) +
      line("M196 202C194 184 202 176 198 160", "#83AB85", 6) +
      line("M50 202C52 186 44 176 48 164", "#83AB85", 6);
  return (
    (grown && !asleep ? rays(16, 224) : "") +
    ground(120, grown ? 92 : 82) +
    `<clipPath id="${id}b"><path d="${bowl}"/></clipPath>` +
    fill(bowl, "#CFE3E4", 'opacity=".9"') +
    `<g clip-path="url(#${id}b)">` +
    fill(grown ? "M10 74Q70 64 120 74T230 74V224H10Z" : "M20 82Q70 74 120 82T220 82V220H20Z", "#A8CED2") +
    fill("M20 150Q80 190 220 120V220H20Z", "#8FBCC3", 'opacity=".5"') +
    fill("M10 200C50 186 84 196 112 192S176 186 230 198V224H10Z", "#D8C19A") +
    oval(66, 198, 9, 6, "#BFA27A") +
    oval(150, 200, 11, 6, "#C7AB82") +
    oval(98, 202, 6, 4, "#E8D7B6") +
    oval(182, 197, 7, 5, "#E8D7B6") +
    weed +
    (grown
      ? fill("M30 200V176a12 12 0 0 1 24 0v24z", "#B99C74") +
        fill("M36 200v-20a6 6 0 0 1 12 0v20z", "#6F8F90")
      : "") +
    `<g transform="${pose}">` +
    tail +
    dorsal +
    `<clipPath id="${id}h"><path d="${body}"/></clipPath>` +
    fill(body, C) +
    `<g clip-path="url(#${id}h)">` +
    fill("M60 90h64C90 104 78 122 78 146C66 134 58 114 60 90Z", L) +
    fill("M170 130C164 164 132 180 96 180H176Z", D, 'opacity=".55"') +
    fill("M96 180C86 166 92 154 112 154C134 154 142 168 132 182Z", "#FBE6CC") +
    (grown
      ? fill(
          "M128 96C140 110 140 128 132 142C144 140 156 128 160 112C152 100 140 96 128 96Z",
          "#FBE6CC",
          'opacity=".75"',
        )
      : "") +
    "</g>" +
    line(
      "M142 122q5 5 0 10M152 128q5 5 0 10M144 140q5 5 0 10M133 132q5 5 0 10M154 145q4 4 0 8",
      D,
      2.4,
      'opacity=".7"',
    ) +
    (low
      ? fill("M130 156C140 160 144 168 140 180C128 178 122 168 122 160Z", F)
      : grown
        ? fill("M128 150C148 152 164 164 168 188C144 188 128 176 120 160Z", F) +
          line("M138 162l18 16M132 166l12 14", D, 2.4, 'opacity=".6"')
        : fill("M130 152C142 152 150 160 150 172C138 174 128 168 124 158Z", F)) +
    blush(78, 128, 146, "#D4553A") +
    eye(87, 132, -1, look, 0.95) +
    eye(119, 132, 1, look, 0.95) +
    mouth(103, 139, look, 0.8, false) +
    (grown ? line("M88 150q-8 6-6 14M118 150q8 6 6 14", D, 2.6) : "") +
    at("translate(-1 50) scale(.88)", worn.head) +
    `</g></g>` +
    `<g fill="none" stroke="#F6FCFB" stroke-width="3">${bub}</g>` +
    line(bowl.replace("Z", ""), "#fff", 4, 'opacity=".55"') +
    (grown
      ? oval(120, 40, 47, 8, "#EAF3F1") +
        oval(120, 40, 47, 8, "none", 'stroke="#B9D3D5" stroke-width="3"') +
        fill(
          "M66 46C100 58 140 58 174 46C180 50 182 56 180 60C142 74 98 74 60 60C58 56 60 50 66 46Z",
          "#6B4A90",
        ) +
        line("M64 56C100 68 140 68 176 56", "#8B6BB0", 2.4) +
        (worn.neck ? "" : clasp(120, 78, 0.95))
      : oval(120, 52, 49, 8, "#EAF3F1") + oval(120, 52, 49, 8, "none", 'stroke="#B9D3D5" stroke-width="3"')) +
    line("M42 118C42 100 50 84 62 74", "#fff", 6, 'opacity=".75"') +
    line("M40 136v1", "#fff", 6, 'opacity=".75"') +
    at(grown ? "translate(0 -98)" : "translate(-2.4 -84) scale(1.02)", worn.beside ? "" : worn.neck) +
    worn.carried +
    at("translate(-8 150) scale(.42)", worn.beside) +
    (asleep ? sleep(190, 12) : "")
  );
};
