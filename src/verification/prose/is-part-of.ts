const isPart = (character: string | undefined): boolean => character !== undefined && /\w/.test(character);

/** Returns the end of a piece in a text, searched from an index, as whole words; -1 if it isn't there. */
const pieceEnd = (piece: string, whole: string, from: number): number => {
  for (let start = whole.indexOf(piece, from); start >= 0; start = whole.indexOf(piece, start + 1)) {
    const end = start + piece.length;
    const cutsWord = (isPart(piece[0]) && isPart(whole[start - 1])) || (isPart(piece.at(-1)) && isPart(whole[end]));
    if (!cutsWord) return end;
  }
  return -1;
};

/** Returns whether the other text contains this one as whole words. A `…` matches anything. */
export const isPartOf = (text: string, whole: string): boolean => {
  const pieces = text
    .split(/…|\.\.\./)
    .map((piece) => piece.trim())
    .filter(Boolean);
  let from = 0;
  for (const piece of pieces) {
    from = pieceEnd(piece, whole, from);
    if (from < 0) return false;
  }
  return pieces.length > 0;
};
