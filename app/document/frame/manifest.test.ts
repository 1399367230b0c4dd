import { expect, test } from "vitest";
import { LANGUAGES } from "#app/core/language.ts";
import { manifestFor } from "./manifest.ts";

test.each(LANGUAGES)(
  "GS7: the app can be installed in %s: name, start, icons for every purpose",
  (language) => {
    const manifest = manifestFor(language);
    expect(manifest).toMatchObject({ name: "Koinonia", lang: language, display: "standalone", id: "/" });
    expect(manifest.start_url.startsWith(manifest.scope)).toBe(true);
    for (const purpose of ["any", "maskable"])
      for (const sizes of ["192x192", "512x512"])
        expect(manifest.icons).toContainEqual(expect.objectContaining({ purpose, sizes, type: "image/png" }));
  },
);

test("GS7: what is shared goes to a page that keeps it from the server; a link opens in the window that is there", () => {
  expect(manifestFor("en")).toMatchObject({
    share_target: { action: "/share", method: "POST", params: { text: "text" } },
    launch_handler: { client_mode: ["navigate-existing", "auto"] },
  });
});

test.each(LANGUAGES)(
  "GS7: the widget on Windows shows the verse of the day in %s, with nothing of a member",
  (language) => {
    const [widget, ...more] = manifestFor(language).widgets;
    expect(more).toEqual([]);
    expect(widget).toMatchObject({
      name: language === "en" ? "Verse of the day" : "Versículo del día",
      tag: "verse-of-the-day",
      ms_ac_template: "/widgets/verse-template.json",
      data: `/widgets/verse.json?for=${language}`,
      auth: false,
      update: 86_400,
    });
    // what the platform insists on
    expect([widget?.icons.length, widget?.screenshots.length]).toEqual([1, 1]);
  },
);

test("its words are the reader's", () => {
  expect(manifestFor("es").shortcuts.map(({ name }) => name)).toEqual([
    "Compañero",
    "Biblia",
    "Mi lista de oración",
    "Inicio",
  ]);
  expect(manifestFor("en").description).not.toBe(manifestFor("es").description);
});
