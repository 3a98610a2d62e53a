import { formatNumber } from "../../utils/text/counted";
import type { LiveResult } from "./edit-sample";

const bytes = (count: number): string => `${formatNumber(count)} ${count === 1 ? "byte" : "bytes"}`;

/** How much of the message stayed the same. */
export const keptFigure = ({ kept, before }: LiveResult): string =>
  `${formatNumber(kept)} of ${bytes(before)} unchanged`;

/** What replaced the rest. */
export const changeFigure = ({ kept, before, after }: LiveResult): string => {
  const [gone, come] = [before - kept, after - kept];
  if (gone === 0) return come === 0 ? "Nothing changed" : `${bytes(come)} added`;
  return come === 0 ? `${bytes(gone)} removed` : `${bytes(gone)} replaced by ${formatNumber(come)}`;
};
