/** Nothing in these words but paragraphs: most answers. */
export const hasNoMarkdown = (text: string): boolean => !/[*_`#>[\\~]|^ {0,3}(?:[-+]|\d+[.)]) /m.test(text);
