import { graphql } from "gatsby";

/** What the template of any page of content prints besides its article: its head and its text. */
export const contentPageFragment = graphql`
  fragment ContentPage on ContentPage {
    description
    path
    keywords
    interactive
    content
    image {
      publicURL
      childImageSharp {
        card: resize(width: 1200, height: 630, cropFocus: CENTER, toFormat: PNG) {
          src
        }
      }
    }
  }
`;
