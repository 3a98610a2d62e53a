import type { Range, Splice } from "../types";

/** A piece of a text: a range of the original, or new text. */
type Piece = Range | string;

const lengthOf = (piece: Piece): number => (typeof piece === "string" ? piece.length : piece.to - piece.from);

const slicePiece = (piece: Piece, from: number, to: number): Piece =>
  typeof piece === "string" ? piece.slice(from, to) : { from: piece.from + from, to: piece.from + to };

/** Replaces parts of a text made of pieces. */
const splicePieces = (pieces: readonly Piece[], splices: readonly Splice[]): Piece[] => {
  const result: Piece[] = [];
  let offset = 0;
  let next = 0;
  const copy = (from: number, to: number): void => {
    for (; next < pieces.length && offset < to; next += 1) {
      const piece = pieces[next]!;
      const end = offset + lengthOf(piece);
      if (end > from) result.push(slicePiece(piece, Math.max(from - offset, 0), Math.min(to, end) - offset));
      if (end > to) return;
      offset = end;
    }
  };
  let from = 0;
  for (const splice of splices) {
    copy(from, splice.from);
    result.push(splice.insert);
    from = splice.to;
  }
  copy(from, Infinity);
  return result;
};

/** Merges steps of splices, each of which applies to the result of the one before, into splices of the first text. */
export const composeSplices = (length: number, steps: readonly (readonly Splice[])[]): Splice[] => {
  const start: Piece[] = [{ from: 0, to: length }];
  const pieces = steps.reduce<Piece[]>((before, splices) => splicePieces(before, splices), start);
  const composed: Splice[] = [];
  let offset = 0;
  let insert = "";
  const close = (to: number): void => {
    if (to > offset || insert !== "") composed.push({ from: offset, to, insert });
    insert = "";
  };
  for (const piece of pieces) {
    if (typeof piece === "string") insert += piece;
    else if (piece.to > piece.from) {
      close(piece.from);
      offset = piece.to;
    }
  }
  close(length);
  return composed;
};
