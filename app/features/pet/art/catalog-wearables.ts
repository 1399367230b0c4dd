import { BARE, fill, line, oval, type Worn } from "./pencil.ts";

/**
 * What a pet can wear (G14), in the dog's measures: its neck at (120, 140), the top of its head at (120, 54), the ground
 * beside it. Each kind has its own place for them (`worn` in its drawing).
 */
type Dye = [main: string, dark: string, mark: string];
const PLUM: Dye = ["#71519A", "#5C3F80", "#F0B649"];
const HONEY: Dye = ["#E3A83F", "#C5862A", "#8E5A34"];
const LEAF: Dye = ["#7F9A63", "#647F4A", "#F8E8D0"];
const SKY: Dye = ["#6F93AF", "#557893", "#F8E8D0"];
const CLAY: Dye = ["#C2703E", "#A1572B", "#F8E8D0"];
const ROSE: Dye = ["#D98A80", "#BC6A62", "#FFF3D2"];
const NIGHT: Dye = ["#4B5F8A", "#38496D", "#F0B649"];
const SNOW: Dye = ["#E4EBEF", "#B9CAD4", "#8CB4CC"];

const neck = (drawing: string): Worn => ({ ...BARE, neck: drawing });
const head = (drawing: string): Worn => ({ ...BARE, head: drawing });
const back = (behind: string, front: string): Worn => ({
  ...BARE,
  behind,
  neck: front,
  beside: behind + front,
});
const carried = (drawing: string): Worn => ({ ...BARE, carried: drawing });

const scarf = ([main, dark, mark]: Dye): Worn =>
  neck(
    fill("M140 146c10 2 20 1 24 4 3 12-3 34-9 48l-22-5c6-14 10-32 7-47z", dark) +
      `<path d="M143 161l20 3M140 173l20 4M136 186l20 5" stroke="${mark}" stroke-width="4.5"/>` +
      line("M134 194l-2 10M140 196l-1 10M147 197l-1 10M153 198v10", dark, 3.2) +
      fill(
        "M78 130c10 9 26 14 42 14s32-5 42-14c6 4 8 12 5 18-11 10-29 16-47 16s-36-6-47-16c-3-6-1-14 5-18z",
        main,
      ) +
      line(
        "M78 131c2 9 1 15-3 19M96 140c2 8 1 14-2 19M118 144v19M142 140c-2 8-1 14 2 19M161 131c-2 9-1 15 3 19",
        dark,
        3,
        'opacity=".75"',
      ),
  );

const dots = (color: string) =>
  `<g fill="${color}"><circle cx="20" cy="40" r="2.6"/><circle cx="31" cy="45" r="2.6"/><circle cx="19" cy="54" r="2.6"/><circle cx="76" cy="40" r="2.6"/><circle cx="65" cy="45" r="2.6"/><circle cx="77" cy="54" r="2.6"/></g>`;

const bow = ([main, dark, mark]: Dye): Worn =>
  neck(
    `${line("M86 136C104 148 136 148 154 136", dark, 7)}<g transform="translate(81.6 117) scale(.8)">${fill(
      "M44 48C30 30 16 26 10 30c-4 10-4 26 0 36 6 4 20 0 34-18zM52 48C66 30 80 26 86 30c4 10 4 26 0 36-6 4-20 0-34-18z",
      main,
    )}${fill("M44 48C32 50 18 58 10 66c6 4 20 0 34-18zM52 48c12 2 26 10 34 18-6 4-20 0-34-18z", dark)}${dots(mark)}<rect x="40" y="38" width="16" height="20" rx="6" fill="${dark}"/>${line("M45 43v10M51 43v10", main, 2.4)}</g>`,
  );

const kerchief = ([main, dark, mark]: Dye): Worn =>
  neck(
    fill("M80 132C100 146 140 146 160 132L164 142C150 152 140 168 122 188C106 168 92 152 76 142Z", main) +
      fill("M164 142C150 152 140 168 122 188C130 168 136 156 140 145Z", dark, 'opacity=".7"') +
      line("M78 141C100 156 140 156 162 141", dark, 2.6) +
      `<g fill="${mark}"><circle cx="104" cy="158" r="2.6"/><circle cx="122" cy="164" r="2.6"/><circle cx="139" cy="158" r="2.6"/><circle cx="113" cy="171" r="2.4"/><circle cx="130" cy="172" r="2.4"/></g>`,
  );

const bell = neck(
  fill("M86 134C104 146 136 146 154 134L157 144C138 157 102 157 83 144Z", "#A1572B") +
    fill("M107 164C107 152 133 152 133 164C133 172 138 174 138 178H102C102 174 107 172 107 164Z", "#F0B649") +
    fill("M126 155C132 158 133 161 133 164C133 172 138 174 138 178H126C129 170 129 162 126 155Z", "#D8952F") +
    oval(120, 181, 4.5, 4, "#8E5A34"),
);

const hat = (drawing: string): Worn => head(`<g transform="translate(60 -20) scale(1.25)">${drawing}</g>`);
const straw = hat(
  oval(48, 66, 40, 13, "#D9A957") +
    oval(48, 63, 40, 12, "#EBC377") +
    fill("M24 62c-1-24 8-36 24-36s25 12 24 36c-14 6-34 6-48 0z", "#EBC377") +
    fill("M58 28c10 5 15 16 14 34-6 2.6-13 4-20 4.4C62 56 63 40 58 28z", "#D9A957") +
    fill("M24 54c14 6 34 6 48 0v8c-14 6-34 6-48 0z", "#C2703E") +
    line("M30 40c10 4 26 4 36 0M33 33c9 3 21 3 30 0", "#D9A957", 2) +
    line("M12 64c6 3 12 5 18 6M66 71c7-1 12-2.5 18-6", "#C08F3F", 2),
);
const wool = hat(
  fill("M16 66C12 36 28 22 48 22s36 14 32 44z", "#71519A") +
    fill("M60 24c14 6 22 20 20 42H64c4-16 3-30-4-42z", "#5C3F80") +
    line("M30 30c-5 10-6 20-5 32M48 25v36M66 30c5 10 6 20 5 32", "#8B6BB0", 2.6) +
    fill("M12 58c22 7 50 7 72 0 3 5 3 11 0 16-22 7-50 7-72 0-3-5-3-11 0-16z", "#F0B649") +
    line("M24 62v12M36 65v12M48 66v12M60 65v12M72 62v12", "#D8952F", 2.4) +
    '<circle cx="48" cy="18" r="10" fill="#F8E8D0"/>',
);
const fisher = hat(
  fill("M8 70C20 56 30 54 48 54s28 2 40 16c-6 6-18 2-40 2S14 76 8 70z", "#7F9A63") +
    fill("M26 58c0-22 6-30 22-30s22 8 22 30c-12 5-32 5-44 0z", "#8FAA72") +
    fill("M58 30c9 4 12 12 12 28-4 2-9 3-14 3 5-10 6-22 2-31z", "#6F8A55") +
    line("M26 52c14 5 30 5 44 0", "#4F6C86", 5) +
    line("M64 52c6-2 10-8 8-12M72 40l4 3", "#C2703E", 2.6),
);
const paper = hat(
  fill("M48 6L80 68C62 76 34 76 16 68Z", "#F8E8D0") +
    fill("M48 6L80 68C72 72 62 74 54 74.500Z", "#E2CBA4") +
    line("M34 40l22 8M28 54l30 9M40 27l12 5", "#C2703E", 2.6) +
    '<circle cx="48" cy="8" r="6" fill="#F0B649"/>',
);

const bloom = (x: number, y: number, color: string, k = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${k})">${[0, 72, 144, 216, 288].map((turn) => oval(0, -5, 3.8, 4.7, color, `transform="rotate(${turn})"`)).join("")}<circle r="2.9" fill="#F0B649"/></g>`;
/** A ring of twigs that lies on the head. */
const ring = (twig: string, leaf: string, on: string): Worn =>
  hat(
    line("M12 56c6-14 66-14 72 0", twig, 4, 'opacity=".55"') +
      line("M12 56c6 18 66 18 72 0", twig, 6) +
      fill(
        "M22 64c-8-2-10-9-8-14 7 2 10 8 8 14zM40 72c-7 4-13 1-15-4 6-4 12-2 15 4zM58 72c7 4 13 1 15-4-6-4-12-2-15 4zM76 63c7-3 9-9 7-14-7 3-9 8-7 14z",
        leaf,
      ) +
      on,
  );
const flowers = ring(
  "#6A8552",
  "#86A06B",
  bloom(28, 62, "#DB8C7B") +
    bloom(49, 67, "#F2BFAE", 1.15) +
    bloom(69, 61, "#8B6BB0") +
    bloom(14, 53, "#F0B649", 0.75) +
    bloom(83, 53, "#DB8C7B", 0.75),
);
const olive = ring(
  "#6A7A48",
  "#8DA06A",
  `${fill(
    "M31 66c-2-8 2-13 8-14 2 7-1 12-8 14zM49 69c-4-7-2-13 3-16 4 6 3 12-3 16zM66 66c-6-5-6-11-2-15 5 4 6 10 2 15z",
    "#7B8F57",
  )}${oval(38, 70, 3.4, 4.4, "#4E4A52")}${oval(60, 70, 3.4, 4.4, "#5C3F80")}`,
);
const wheat = ring(
  "#C08F3F",
  "#E3B85C",
  line(
    "M26 60l-8-12M26 60l-2-14M38 66l-5-14M38 66l2-15M58 66l-2-15M58 66l5-14M70 60l2-14M70 60l8-12",
    "#D9A957",
    4.6,
  ),
);
const star = (x: number, y: number, k: number): string =>
  `<path transform="translate(${x} ${y}) scale(${k})" d="M0-10l2.9 6.100 6.700.9-4.900 4.700 1.200 6.700L0 5.200l-5.900 3.200 1.200-6.700-4.900-4.700 6.700-.9z" fill="#F0B649"/>`;
const stars = ring("#B88E5E", "#E2C9A4", star(28, 58, 1) + star(49, 64, 1.25) + star(70, 58, 1));

const lantern = carried(
  `<g transform="translate(4 156)">${oval(36, 67, 19, 3.2, "#5B3A1E", 'opacity=".14"')}${line("M27 13a9 9 0 0 1 18 0", "#6F4D32", 3.2)}${fill("M30 13h12l6 9H24z", "#4F6C86")}<rect x="21" y="21" width="30" height="4.5" rx="2.2" fill="#6787A0"/>${fill("M23 25.500h26v30H23z", "#F8D48A")}${fill("M23 25.500h9v30h-9z", "#FCE7B8")}${fill("M36 32c6 8 7 11 7 14a7 7 0 0 1-14 0c0-3 2-7 7-14z", "#D8952F")}${fill("M36 40c3 4 3.600 5.400 3.600 7a3.600 3.600 0 0 1-7.200 0c0-1.600.8-3.600 3.600-7z", "#FFF3D2")}<path d="M24.500 25.500v30M47.500 25.500v30" stroke="#4F6C86" stroke-width="3.4"/>${fill("M19 55.500h34l3 10H16z", "#4F6C86")}${fill("M19 55.500h34l.9 3H18.100z", "#6787A0")}</g>`,
);
const glow = carried(
  `<g transform="translate(4 156)">${oval(36, 67, 19, 3.2, "#5B3A1E", 'opacity=".14"')}${fill("M22 30c-4 6-5 12-5 20 0 10 4 15 11 15h16c7 0 11-5 11-15 0-8-1-14-5-20z", "#CFE3E4", 'opacity=".85"')}${fill("M44 30c6 8 6 24 0 35 7 0 11-5 11-15 0-8-1-14-5-20z", "#A8CED2", 'opacity=".8"')}<rect x="21" y="20" width="30" height="10" rx="4" fill="#B4885C"/><g fill="#F7CE74"><circle cx="30" cy="44" r="3.6"/><circle cx="42" cy="50" r="4.4"/><circle cx="33" cy="56" r="3"/><circle cx="41" cy="38" r="2.6"/></g>${line("M23 38c-2 5-2 10-1 15", "#fff", 3, 'opacity=".8"')}</g>`,
);

const satchel = back(
  "",
  `${line("M92 136C112 164 136 184 160 196", "#76533A", 5)}<g transform="translate(146 184)">${fill("M0 2h36c3 0 4 2 4 4v20c0 6-3 9-8 9H4c-5 0-8-3-8-9V6c0-2 1-4 4-4z", "#8F6845")}${fill("M-4 4h44v10c-14 10-30 10-44 0z", "#B4885C")}<rect x="14" y="14" width="8" height="9" rx="2" fill="#F0B649"/></g>`,
);
const bedroll = back(
  `<rect x="44" y="128" width="152" height="34" rx="17" fill="#6F93AF"/>${line("M62 132v26M178 132v26", "#F8E8D0", 5)}${oval(50, 145, 8, 17, "#557893")}${oval(190, 145, 8, 17, "#557893")}${oval(190, 145, 3.4, 9, "#8FB0C6")}${oval(50, 145, 3.4, 9, "#8FB0C6")}`,
  line("M84 138C90 160 92 176 92 196M156 138C150 160 148 176 148 196", "#76533A", 4.6),
);
const cloak = ([main, dark, mark]: Dye): Worn =>
  back(
    fill(
      "M84 128C54 150 42 190 46 218C66 224 84 220 96 218H148C160 220 178 224 196 218C198 190 186 150 156 128Z",
      dark,
    ),
    fill(
      "M80 130C102 150 138 150 160 130C176 140 184 156 184 172C160 164 146 158 120 158C94 158 80 164 56 172C56 156 64 140 80 130Z",
      main,
    ) +
      line("M60 166C84 154 100 152 120 152C140 152 156 154 180 166", mark, 2.4, 'opacity=".8"') +
      '<circle cx="120" cy="150" r="7" fill="#F0B649"/><circle cx="118.5" cy="148" r="2.2" fill="#FBE2A6"/>',
  );

/** By the key of the item and of the accessory. */
export const WEARABLES: Readonly<Record<string, Worn>> = {
  scarf_plum: scarf(PLUM),
  scarf_honey: scarf(HONEY),
  scarf_leaf: scarf(LEAF),
  scarf_sky: scarf(SKY),
  hat_straw: straw,
  hat_wool: wool,
  hat_fisher: fisher,
  hat_party: paper,
  bow_sunday: bow(CLAY),
  bow_rose: bow(ROSE),
  bow_night: bow(NIGHT),
  bow_table: bow(PLUM),
  bell_collar: bell,
  kerchief_clay: kerchief(CLAY),
  kerchief_leaf: kerchief(LEAF),
  wreath_olive: olive,
  wreath_wheat: wheat,
  crown_flower: flowers,
  crown_stars: stars,
  lantern_night: lantern,
  lantern_small: glow,
  satchel,
  bedroll,
  cloak_clay: cloak(CLAY),
  cloak_sky: cloak(SKY),
  cloak_first_snow: cloak(SNOW),
};
