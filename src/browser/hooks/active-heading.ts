export interface HeadingBox {
  id: string;
  top: number;
  bottom: number;
}

/**
 * Id of the heading being read. `boxes` are in reading order, relative to the viewport; `offset` is the height that
 * covers its top. The first heading below the offset counts when it is in the upper half, else the one before it.
 */
export const activeHeading = (
  boxes: readonly HeadingBox[],
  offset: number,
  viewportHeight: number,
): string | undefined => {
  const next = boxes.findIndex(({ top }) => top >= offset);
  if (next < 0) return boxes.at(-1)?.id;
  const { id, top, bottom } = boxes[next]!;
  const inUpperHalf = top > 0 && bottom < viewportHeight / 2;
  return inUpperHalf ? id : boxes[next - 1]?.id;
};
