import { graphql } from "gatsby";

/** What every content page's template prints besides its article: the head and the text. */
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
