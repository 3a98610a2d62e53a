import type { ErnWork } from "../model-types";
import type { FactValue } from "./facts";

/** The title with its subtitle. ERN 4 has both as one text, ERN 3.8.2 doesn't. */
export const fullTitle = ({ title, titles }: ErnWork): FactValue | null => {
  if (!title) return null;
  const { node, value } = title;
  const subtitle = titles.find(({ text }) => text.node === node)?.subtitle?.value;
  return { text: subtitle ? `${value} (${subtitle})` : value, node };
};
