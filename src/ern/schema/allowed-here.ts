/** The names of the elements from the root to one, without prefixes. */
export type ElementNames = readonly string[];

/** An attribute that an element may have. */
export interface AllowedAttribute {
  name: string;
  required: boolean;
}

/** A child that an element cannot be without, and the number of the child that is there before which it belongs. */
export interface LackingChild {
  name: string;
  at: number;
  /** Is one of this name there, where it may not stand? */
  isMisplaced?: true;
}

/** What is said of an element or an attribute. */
export interface NameFacts {
  /** The type of what it has: "xs:duration", "avs:ReleaseType"; none where it has elements. */
  type?: string;
  /** "once", "at most once", "any number of times". */
  occurrence: string;
  /** In the words of who says so; none where there are none. */
  meaning?: string;
}

/** What may stand at a place of a message, whoever says so: the engine's own lists, or a schema that is given. */
export interface AllowedHere {
  /** Who says so, "ERN 4.3". */
  maker: string;
  /**
   * Names of the children that an element may get beside those that it has, in the schema's order. `at` says before which
   * of those; without it, wherever the schema has their place. None where nothing is known of the element.
   */
  children(around: ElementNames, present: readonly string[], at?: number): string[] | undefined;
  /** The number of the child before which one more of this name belongs; none where there can be none. */
  placeOf(around: ElementNames, present: readonly string[], name: string): number | undefined;
  /** What is missing among the children, in order; of a choice, the first. None where it has a text. */
  lacking(element: ElementNames, present: readonly string[]): LackingChild[] | undefined;
  attributes(element: ElementNames): AllowedAttribute[];
  /** Values that an element's text may have, or an attribute's; none where they are not listed. */
  values(element: ElementNames, attribute?: string): readonly string[];
  /**
   * What an element's text or an attribute is, as the engine's lists name types (`SchemaType`), "referenceA" for what
   * refers to a resource or names one; none where nothing is known.
   */
  kind(element: ElementNames, attribute?: string): string | undefined;
  /** What is said of an element or an attribute; none where nothing is known. */
  facts?(element: ElementNames, attribute?: string): NameFacts | undefined;
}
