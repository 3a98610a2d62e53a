const isPart = (character: string | undefined): boolean => character !== undefined && /\w/.test(character);

/** Where a piece ends in a text, from a place on, as it is and not as a part of longer words; -1 where it is not. */
const endOf = (piece: string, whole: string, from: number): number => {
  for (let at = whole.indexOf(piece, from); at >= 0; at = whole.indexOf(piece, at + 1)) {
    const end = at + piece.length;
    const cutsWord = (isPart(piece[0]) && isPart(whole[at - 1])) || (isPart(piece.at(-1)) && isPart(whole[end]));
    if (!cutsWord) return end;
  }
  return -1;
};

/** Does the text stand in the other as it is, not as a part of longer words? A `…` stands for anything. */
export const standsIn = (text: string, whole: string): boolean => {
  const pieces = text
    .split(/…|\.\.\./)
    .map((piece) => piece.trim())
    .filter(Boolean);
  let from = 0;
  for (const piece of pieces) {
    from = endOf(piece, whole, from);
    if (from < 0) return false;
  }
  return pieces.length > 0;
};
