/** What the toolkit's data says about the functions that the playground's code calls. */
export type ToolkitFacts = readonly {
  symbolId: string;
  status: string;
  note: string;
  url: string;
}[];
