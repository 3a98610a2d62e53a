/** What the toolkit's data say of the functions that the playground's code calls. */
export type ToolkitFacts = readonly {
  symbolId: string;
  status: string;
  note: string;
  url: string;
}[];
