/** The built files, as the Worker reads them. */
type Assets = Pick<Fetcher, "fetch">;

/** A drawing larger than this is asked for by itself, letters. */
const MAX_INLINE_SVG = 2_000;

const SHEET = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)"\/>/g;
const PICTURE = /<img [^>]*?src="(\/assets\/[^"]+\.svg)"[^>]*>/g;
const ICON = /href="(\/assets\/icons-[^"#]+\.svg)#([\w-]+)"/g;

/**
 * Writes into a document what its first sight needs: style sheets, small drawings, and of the icons those that it
 * shows. Each would be a request of its own on a slow network, and the words stand without their pictures until then.
 */
export class InlinedDocuments {
  /** By path; null for a file that is not there. */
  readonly #files = new Map<string, string | null>();

  async inline(html: string, { origin }: URL, assets: Assets): Promise<string> {
    const read = async (path: string): Promise<string | null> => {
      const known = this.#files.get(path);
      if (known !== undefined) return known;
      // what cannot be read at the moment is asked for by the browser itself, and tried again for the next document
      const file = await assets.fetch(`${origin}${path}`).catch(() => null);
      const text = file?.ok ? (await file.text()).trim() : null;
      if (text !== null || file?.status === 404) this.#files.set(path, text);
      return text;
    };
    return inlineIcons(await inlineSvgs(await inlineStyles(html, read), read), read);
  }
}

type Read = (path: string) => Promise<string | null>;

/** Each match changed as it says; null leaves it as it was. */
async function replaceAsync(
  html: string,
  what: RegExp,
  to: (match: RegExpMatchArray) => Promise<string | null>,
): Promise<string> {
  let result = "";
  let from = 0;
  for (const match of html.matchAll(what)) {
    result += html.slice(from, match.index) + ((await to(match)) ?? match[0]);
    from = match.index + match[0].length;
  }
  return result + html.slice(from);
}

const inlineStyles = (html: string, read: Read): Promise<string> =>
  replaceAsync(html, SHEET, async ([, path = ""]) => {
    const sheet = await read(path);
    return sheet === null ? null : `<style>${sheet}</style>`;
  });

/** What is far down the page says so itself, and is not waited for. */
const inlineSvgs = (html: string, read: Read): Promise<string> =>
  replaceAsync(html, PICTURE, async ([tag, path = ""]) => {
    if (tag.includes('loading="lazy"')) return null;
    const drawing = await read(path);
    if (drawing === null || drawing.length > MAX_INLINE_SVG) return null;
    return tag.replace(path, () => dataUrl(drawing));
  });

/** Readable where an attribute allows it: it is compressed with the document. */
const dataUrl = (svg: string): string =>
  `data:image/svg+xml,${encodeURIComponent(svg).replace(/%(20|28|29|2C|2F|3A|3B|3D)/g, decodeURIComponent)}`;

async function inlineIcons(html: string, read: Read): Promise<string> {
  const symbols = new Map<string, string>();
  const shown = await replaceAsync(html, ICON, async ([, path = "", name = ""]) => {
    const sprite = await read(path);
    const symbol = sprite?.match(new RegExp(`<symbol id="${name}".*?</symbol>`, "s"))?.[0];
    if (!symbol) return null;
    symbols.set(name, symbol.replace(`id="${name}"`, `id="icon-${name}"`));
    return `href="#icon-${name}"`;
  });
  if (symbols.size === 0) return html;
  const sprite = `<svg width="0" height="0" style="position:absolute" aria-hidden="true">${[...symbols.values()].join("")}</svg>`;
  return shown.replace(/<body[^>]*>/, (body) => body + sprite);
}
