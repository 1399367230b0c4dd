/** The first child of a column that reaches below a height of the window, px, found by halving: there may be many. */
export function pieceAt(column: Element, y: number): Element | null {
  let from = 0;
  let to = column.children.length - 1;
  while (from < to) {
    const middle = (from + to) >> 1;
    const piece = column.children[middle];
    if (piece && piece.getBoundingClientRect().bottom <= y) from = middle + 1;
    else to = middle;
  }
  return column.children[from] ?? null;
}
