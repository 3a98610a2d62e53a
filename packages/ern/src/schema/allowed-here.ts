/** The names of the elements from the root to this one, without prefixes. */
export type ElementNames = readonly string[];

/** An attribute that an element may have. */
export interface AllowedAttribute {
  name: string;
  required: boolean;
  deprecated: boolean;
}

/** A required child that is missing, and the index of the child it goes before. */
export interface LackingChild {
  name: string;
  index: number;
  /** Whether one with this name is there, but not allowed where it is. */
  isMisplaced?: true;
}

/** What is known about an element or an attribute. */
export interface NameFacts {
  /** The type of its value: "xs:duration", "avs:ReleaseType"; undefined if it contains elements. */
  type?: string;
  /** "once", "at most once", "any number of times". */
  occurrence: string;
  /** Documentation, quoted from the maker; undefined if there is none. */
  meaning?: string;
}

/** What is allowed somewhere in a message, according to the engine's own lists or a loaded schema. */
export interface AllowedHere {
  /** The source of these rules, "ERN 4.3". */
  maker: string;
  /**
   * Names of the children that an element may get besides the existing ones, in schema order, deprecated ones last.
   * `index` is that of the child to insert before; without it, anywhere the schema allows. Undefined if nothing is
   * known about the element.
   */
  children(element: ElementNames, present: readonly string[], index?: number): string[] | undefined;
  /** The index of the child that one more with this name goes before; undefined if none is allowed. */
  placeOf(element: ElementNames, present: readonly string[], name: string): number | undefined;
  /** The missing children in order; for a choice, the first alternative. Undefined if the element has text. */
  lacking(element: ElementNames, present: readonly string[]): LackingChild[] | undefined;
  attributes(element: ElementNames): AllowedAttribute[];
  /** Values that an element's text or an attribute may have; empty if they aren't listed. */
  values(element: ElementNames, attribute?: string): readonly string[];
  /**
   * The type of an element's text or an attribute, named as in the engine's lists (`SchemaType`), or "referenceA" for a
   * resource reference or its definition; undefined if nothing is known.
   */
  kind(element: ElementNames, attribute?: string): string | undefined;
  /** Returns whether an element's text defines a reference. */
  definesReference(element: ElementNames): boolean;
  /** What is known about an element or an attribute; undefined if nothing is. */
  facts?(element: ElementNames, attribute?: string): NameFacts | undefined;
}
