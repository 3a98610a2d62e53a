export const localeTypes = /* GraphQL */ `
  "A language that the site speaks."
  type Locale implements Node @dontInfer {
    name: String!
    label: String!
    "ltr or rtl."
    direction: String!
    default: Boolean!
  }
`;
