/** A part of what an element has in it: how often it may stand there, and what it is. */
export type Particle = { min: number; /** None where there is no end. */ max?: number } & (
  | { kind: "element"; name: string; /** Index of `SchemaModel.types`. */ type: number; meaning?: string }
  | { kind: "sequence" | "choice" | "all"; of: readonly Particle[] }
  /** Any element. */
  | { kind: "any" }
);

/** What a text may be. */
export interface ValueModel {
  /** As the schema names it, "avs:ParentalWarningType"; the type that it narrows where it has no name. */
  name: string;
  /** The built-in type that it is of, "string", "duration"; that of a list's items. */
  base: string;
  /** The values, where they are listed; those of all members of a union. */
  values?: readonly string[];
  /** Expressions that it must be of, each as XML Schema writes them. */
  patterns?: readonly string[];
}

export interface AttributeModel {
  name: string;
  required: boolean;
  /** Index of `SchemaModel.values`. */
  value: number;
  /** The one value that it may have. */
  fixed?: string;
  meaning?: string;
}

/** What an element of a type has between its tags and in its opening tag. */
export interface TypeModel {
  name?: string;
  /** The elements in it; none where there is a text, or nothing. */
  content?: Particle;
  /** What its text may be, an index of `SchemaModel.values`. */
  text?: number;
  /** May text stand between its elements? */
  mixed?: true;
  attributes: readonly AttributeModel[];
}

/** What a schema allows, as plain data that can be posted. */
export interface SchemaModel {
  /** Who says so, "release-notification.xsd 4.3". */
  maker: string;
  namespace: string;
  /** The elements that a message can begin with, by name: indexes of `types`. */
  roots: Readonly<Record<string, number>>;
  types: readonly TypeModel[];
  values: readonly ValueModel[];
}
