/** A drawing from `content/diagrams`. */
export interface Diagram {
  file: string;
  /** In pixels, at its intended size. */
  width: number;
  /** Its SVG, without whitespace between elements; its ids start with its name. */
  svg: string;
}
