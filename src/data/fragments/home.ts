import { graphql } from "gatsby";

export const homeReportFragment = graphql`
  fragment HomeReport on SampleReport {
    samples
    shares {
      word
      id
      count
    }
  }
`;

export const homeSymbolsFragment = graphql`
  fragment HomeSymbols on ToolkitSymbolConnection {
    totalCount
    statuses: group(field: { status: SELECT }) {
      fieldValue
      totalCount
    }
    ways: group(field: { known: SELECT }) {
      fieldValue
      totalCount
    }
  }
`;

export const homeContentFragment = graphql`
  fragment HomeContent on HomePart {
    title
    content
  }
`;

export const homePostFragment = graphql`
  fragment HomePost on BlogPost {
    title
    description
    path
    date
  }
`;

export const livePaneFragment = graphql`
  fragment LivePane on LiveEdit {
    file
    line
    above
    below
    was
    becomes
    result {
      written
      before
      after
      kept
      keptBefore
    }
  }
`;
