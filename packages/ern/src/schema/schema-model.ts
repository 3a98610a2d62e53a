/** A part of an element's content: what it is, and how often it may occur. */
export type Particle = { min: number; /** Undefined if unbounded. */ max?: number } & (
  | {
      kind: "element";
      name: string;
      /** Index of `SchemaModel.types`. */ type: number;
      deprecated?: true;
      meaning?: string;
    }
  | { kind: "sequence" | "choice" | "all"; of: readonly Particle[] }
  /** Any element. */
  | { kind: "any" }
);

/** What a text may be. */
export interface ValueModel {
  /** The schema's name for it, "avs:ParentalWarningType", or that of the type it restricts if it has no name. */
  name: string;
  /** The engine's name for it, "territory", if it's known without looking at the form of its values. */
  kind?: string;
  /** Its built-in type, "string", "ID"; for a list, that of its items. White space counts in a "string" only. */
  base: string;
  /** The allowed values, if they are listed; for a union, those of all members. */
  values?: readonly string[];
  /** The deprecated values and the month since when, "2017-11"; "" if it isn't known. */
  deprecated?: Readonly<Record<string, string>>;
  /** Regular expressions that it must match, in XML Schema syntax. */
  patterns?: readonly string[];
}

export interface AttributeModel {
  name: string;
  required: boolean;
  /** Index of `SchemaModel.values`. */
  value: number;
  /** The only value it may have. */
  fixed?: string;
  deprecated?: true;
  meaning?: string;
}

/** The contents and attributes of an element of a type. */
export interface TypeModel {
  /** The child elements; undefined if it has text or is empty. */
  content?: Particle;
  /** What its text may be, an index of `SchemaModel.values`. */
  text?: number;
  attributes: readonly AttributeModel[];
}

/** What a schema allows, as plain data for `postMessage`. */
export interface SchemaModel {
  /** The name of the schema, "release-notification.xsd 4.3". */
  maker: string;
  namespace: string;
  /** The possible root elements, by name: indexes of `types`. */
  roots: Readonly<Record<string, number>>;
  types: readonly TypeModel[];
  values: readonly ValueModel[];
}
