/** A drawing of `content/diagrams`. */
export interface Diagram {
  file: string;
  /** In pixels, as it is meant to be seen. */
  width: number;
  /** Its SVG, without blanks between elements; its ids begin with its name. */
  svg: string;
}
