import { graphql } from "gatsby";

export const homeContentFragment = graphql`
  fragment HomeContent on HomePart {
    title
    content
  }
`;

export const homeLatestFragment = graphql`
  fragment HomeLatest on Doc {
    path
    latestRelease {
      version
      id
      text
    }
  }
`;

export const messageCheckerFragment = graphql`
  fragment MessageChecker on SampleCheck {
    name
    change {
      rows {
        kind
        text
      }
      changedLines
      identicalLines
    }
    problems {
      severity
      line
      column
      message
      remedy
      fixes {
        label
        isCertain
      }
    }
  }
`;
