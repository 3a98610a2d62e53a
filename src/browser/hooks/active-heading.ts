export interface HeadingBox {
  id: string;
  top: number;
  bottom: number;
}

/**
 * Id of the heading being read. `boxes` are in reading order, relative to the viewport; `offset` is the height that
 * covers the viewport's top. It's the first heading below the offset if that is in the upper half, otherwise the one
 * before it.
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
