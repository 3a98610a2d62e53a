export const typedocTypes = /* GraphQL */ `
  "Something that npm ddex-builder declares, as TypeDoc reads it."
  type TypedocReflection implements Node @dontInfer {
    "DdexBuilder, DdexBuilder.build"
    reflectionId: String!
    "class, interface, function, constructor, method or property."
    kind: String!
    name: String!
    parentName: String
    signature: String!
    params: [TypedocParam!]!
    "Of a property, or what a call returns."
    type: TypedocType
    optional: Boolean!
    "Line in the package's declarations."
    line: Int!
    "What is known of its behaviour."
    symbol: ToolkitSymbol @link(by: "symbolId")
    "Route and anchor in the type reference."
    url: String!
  }

  type TypedocType @dontInfer {
    text: String!
    "Declarations of the package that it names."
    names: [String!]!
  }

  type TypedocParam @dontInfer {
    name: String!
    type: TypedocType!
    optional: Boolean!
  }
`;
