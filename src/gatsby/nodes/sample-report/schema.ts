export const sampleTypes = /* GraphQL */ `
  "What is known of all code samples."
  type SampleReport implements Node @dontInfer {
    samples: Int!
    executed: Int!
    compiled: Int!
    typeChecked: Int!
    validated: Int!
    parsed: Int!
    "Those that have changed since the last check."
    pending: Int!
    unchecked: Int!
    "Output blocks."
    outputs: Int!
    "Those compared with what their sample printed."
    compared: Int!
    "Those that say how and when they were made."
    recorded: Int!
    languages: [SampleLanguage!]!
    "How many samples each check was made of, the deepest first."
    shares: [SampleShare!]!
    "The programs that checked samples, with their versions."
    tools: [String!]!
  }

  type SampleLanguage @dontInfer {
    language: String!
    samples: Int!
    executed: Int!
    compiled: Int!
    typeChecked: Int!
    validated: Int!
    parsed: Int!
    pending: Int!
    unchecked: Int!
  }

  type SampleShare @dontInfer {
    "As readers know the check."
    word: String!
    "Of the heading that explains it."
    id: String!
    count: Int!
  }

  "The code blocks of a content file, and what is known of them."
  type SamplePage implements Node @dontInfer {
    file: String!
    blocks: [SampleBlock!]!
  }

  type SampleBlock @dontInfer {
    "Changes with all that its check depends on."
    digest: String!
    line: Int!
    heading: SampleHeading
    language: String!
    "As readers know it."
    label: String!
    status: String!
    "Why it was not checked."
    unchecked: String
    "Why it is wrong on purpose."
    wrong: String
    "How and when an output was made that no check makes."
    recorded: String
  }

  type SampleHeading @dontInfer {
    id: String!
    text: String!
  }
`;
