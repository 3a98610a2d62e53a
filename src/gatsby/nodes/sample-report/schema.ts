export const sampleTypes = /* GraphQL */ `
  "What the last check of all code samples did; there is none when these samples have not been checked, or not passed."
  type SampleReport implements Node @dontInfer {
    samples: Int!
    executed: Int!
    compiled: Int!
    typeChecked: Int!
    validated: Int!
    parsed: Int!
    unchecked: Int!
    "Output blocks."
    outputs: Int!
    "Those held against what their sample printed."
    compared: Int!
    "Those that say how and when they were made."
    recorded: Int!
    languages: [SampleLanguage!]!
    "How many samples each check was made of, the deepest first."
    shares: [SampleShare!]!
    "Time of the check."
    made: Date! @dateformat
    tools: [SampleTool!]!
  }

  type SampleLanguage @dontInfer {
    language: String!
    samples: Int!
    executed: Int!
    compiled: Int!
    typeChecked: Int!
    validated: Int!
    parsed: Int!
    unchecked: Int!
  }

  type SampleShare @dontInfer {
    "As readers know the check."
    word: String!
    "Of the heading that explains it."
    id: String!
    count: Int!
  }

  type SampleTool @dontInfer {
    name: String!
    version: String!
  }

  "What the last check did with the code blocks of a content file."
  type SamplePage implements Node @dontInfer {
    file: String!
    blocks: [SampleBlock!]!
  }

  type SampleBlock @dontInfer {
    "Changes with all code of its page."
    name: String!
    line: Int!
    heading: SampleHeading
    language: String!
    check: String!
    "Why it was not checked."
    unchecked: String
    "Why it is wrong on purpose."
    wrong: String
    "How and when an output was made that no check makes."
    recorded: String
    "What the machine lacked for a deeper check."
    skipped: String
  }

  type SampleHeading @dontInfer {
    id: String!
    text: String!
  }
`;
