import { graphql } from "gatsby";

export const ernPlaceFragment = graphql`
  fragment ErnPlace on ErnPlace {
    versions
    parents
    ancestors
    meaning
    parts
    attributes {
      name
      meaning
      required
      deprecated
      text {
        words
        set
        values
      }
    }
    text {
      words
      set
      values
    }
  }
`;
