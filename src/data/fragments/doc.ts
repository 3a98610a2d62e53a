import { graphql } from "gatsby";

export const docArticleFragment = graphql`
  fragment DocArticle on Doc {
    sidebarLabel
    version
    currentPath
    readingTime
    zip
    related {
      label
      path
    }
    breadcrumbs {
      label
      path
    }
    previous {
      label
      path
    }
    next {
      label
      path
    }
  }
`;
