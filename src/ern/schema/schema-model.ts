/** A part of an element's content: what it is, and how often it may occur. */
export type Particle = { min: number; /** Undefined if unbounded. */ max?: number } & (
  | { kind: "element"; name: string; /** Index of `SchemaModel.types`. */ type: number; meaning?: string }
  | { kind: "sequence" | "choice" | "all"; of: readonly Particle[] }
  /** Any element. */
  | { kind: "any" }
);

/** What a text may be. */
export interface ValueModel {
  /** The schema's name for it, "avs:ParentalWarningType", or that of the type it restricts if it has no name. */
  name: string;
  /** Its built-in type, "string", "duration"; for a list, that of its items. */
  base: string;
  /** The allowed values, if they are listed; for a union, those of all members. */
  values?: readonly string[];
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
  meaning?: string;
}

/** The contents and attributes of an element of a type. */
export interface TypeModel {
  name?: string;
  /** The child elements; undefined if it has text or is empty. */
  content?: Particle;
  /** What its text may be, an index of `SchemaModel.values`. */
  text?: number;
  /** May there be text between its elements? */
  mixed?: true;
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
