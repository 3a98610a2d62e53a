import { graphql } from "gatsby";

export const ernPlaceFragment = graphql`
  fragment ErnPlace on ErnPlace {
    versions
    parents {
      name
      of
    }
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
