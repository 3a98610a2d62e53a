export const toolkitTypes = /* GraphQL */ `
  "A function, type, option, command or flag of the toolkit's public API."
  type ToolkitSymbol implements Node @dontInfer {
    "package.language[.parent].name"
    symbolId: String!
    package: String!
    language: String!
    "class, method, function, struct, enum, option, command or flag."
    kind: String!
    name: String!
    "What it belongs to: a class, a module, a command."
    parentName: String
    signature: String!
    "Parameters; fields, for a struct."
    params: [ToolkitParam!]!
    returns: String
    errors: [String!]!
    "works, partial, placeholder or unavailable."
    status: String!
    "Observed behaviour."
    note: String!
    "observed by running it, or read in the source."
    known: String!
    "Path and line in the sources of the release."
    source: String!
    "Route and anchor of its home."
    url: String!
  }

  type ToolkitParam @dontInfer {
    name: String!
    type: String!
    required: Boolean!
    default: String
  }
`;
