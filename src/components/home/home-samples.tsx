import { graphql } from "gatsby";

import type { ContentNode } from "../../mdx/html/content-node";
import { ContentTree } from "../article/content-tree";
import { Prose } from "../article/prose";
import type { HomeClass } from "./home-stylesheet";
import { HomeSection } from "./home-section";

/** What the toolkit does, as programs that the doctests ran, with their output. */
export const HomeSamples = ({ part }: { part: Queries.HomeContentFragment }) => (
  <HomeSection title={part.title} hidden along={20}>
    <div className={"home-samples" satisfies HomeClass}>
      <Prose>
        <ContentTree nodes={part.content as unknown as readonly ContentNode[]} />
      </Prose>
    </div>
  </HomeSection>
);

export const homeContentFragment = graphql`
  fragment HomeContent on HomePart {
    title
    content
  }
`;
