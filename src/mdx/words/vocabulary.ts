import { symbolKinds, symbolStatuses, toolkitLanguages, toolkitPackages } from "../../config/toolkit";

export interface Prop {
  required?: true;
  values?: readonly string[];
}

export interface Word {
  props: Record<string, Prop>;
  /** Stands in a line of text. */
  inline?: true;
  /** Is rendered by React in the browser. */
  island?: true;
  /** The only component that may hold it. */
  parent?: string;
  /** Props of which one is given, and only one. */
  oneOf?: readonly string[];
  /** The only component that it may hold. */
  child?: string;
}

const required = { required: true } as const;

const owner = {
  package: { ...required, values: toolkitPackages },
  language: { ...required, values: Object.keys(toolkitLanguages) },
};

/** Components that authors may use in a static page, by name. */
export const vocabulary: ReadonlyMap<string, Word> = new Map<string, Word>([
  ["Tabs", { island: true, child: "Tab", props: { groupId: {} } }],
  ["Tab", { parent: "Tabs", props: { value: required, label: required } }],
  ["Steps", { props: {} }],
  ["Cards", { child: "Card", props: {} }],
  ["Card", { parent: "Cards", props: { title: required, href: required } }],
  ["Details", { props: { summary: required } }],
  ["Status", { inline: true, oneOf: ["value", "of"], props: { value: { values: symbolStatuses }, of: {}, note: {} } }],
  ["Symbol", { props: { id: required } }],
  ["SymbolCounts", { props: {} }],
  ["SymbolFilter", { island: true, props: {} }],
  ["SymbolLink", { inline: true, props: { id: required } }],
  ["SymbolList", { props: owner }],

  ["SymbolTable", { props: { ...owner, parent: {}, kind: { values: symbolKinds } } }],
  ["TypeReference", { props: {} }],
  ["SampleFigures", { props: {} }],
]);
