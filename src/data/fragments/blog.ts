import { graphql } from "gatsby";

export const archiveYearsFragment = graphql`
  fragment ArchiveYears on BlogPost {
    path
    date
    title
  }
`;

export const authorCardFragment = graphql`
  fragment AuthorCard on Author {
    name
    title
    path
    links {
      kind
      url
    }
    image {
      publicURL
      childImageSharp {
        gatsbyImageData(layout: FIXED, width: 48, height: 48, placeholder: NONE, formats: [AUTO])
      }
    }
  }
`;

export const blogArticleFragment = graphql`
  fragment BlogArticle on BlogPost {
    date
    readingTime
    zip
    authors {
      key
      ...AuthorCard
    }
    tags {
      label
      path
      description
    }
  }
`;

export const postListFragment = graphql`
  fragment PostList on BlogPost {
    id
    title
    description
    path
    date
    readingTime
    excerpt
    truncated
    authors {
      key
      name
      path
    }
    tags {
      label
      path
      description
    }
  }
`;
