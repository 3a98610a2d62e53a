export const sampleTypes = /* GraphQL */ `
  "What the last check of all code samples did; there is none when these samples have not been checked, or not passed."
  type SampleReport implements Node @dontInfer {
    samples: Int!
    executed: Int!
    typeChecked: Int!
    parsed: Int!
    unchecked: Int!
    "Output blocks held against what their sample printed."
    compared: Int!
    "Output blocks that say how they were made elsewhere."
    recorded: Int!
    languages: [SampleLanguage!]!
  }

  type SampleLanguage @dontInfer {
    language: String!
    samples: Int!
    executed: Int!
    typeChecked: Int!
    parsed: Int!
    unchecked: Int!
  }
`;
