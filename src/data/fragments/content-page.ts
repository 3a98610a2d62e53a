import { graphql } from "gatsby";

/** What every content page's template prints: the head, the article around the text, and the text. */
export const contentPageFragment = graphql`
  fragment ContentPage on ContentPage {
    title
    description
    editUrl
    lastUpdated
    contributors
    toc
    path
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
