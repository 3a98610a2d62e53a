import { graphql } from "gatsby";

import type { ContentNode } from "../../mdx/html/content-node";
import { paths } from "../../utils/paths";
import { formatDate } from "../../utils/text/format-date";
import { ContentTree } from "../article/content-tree";
import { Prose } from "../article/prose";
import type { HomeClass } from "./home-stylesheet";
import { HomeSection } from "./home-section";

interface HomeMoreProps {
  install: Queries.HomeContentFragment;
  /** The newest post, if any. */
  post: Queries.HomePostFragment | undefined;
}

const more = "more" satisfies HomeClass;

/** How to install the toolkit, and what else to read. */
export const HomeMore = ({ install, post }: HomeMoreProps) => (
  <HomeSection title="Start" hidden along={80} raised>
    <div className={"home-more" satisfies HomeClass}>
      <Prose>
        <ContentTree nodes={install.content as unknown as readonly ContentNode[]} />
      </Prose>
      <div>
        <h2>Learn ERN</h2>
        <p>New to the message? From its first element to the takedown, with messages that you can run programs on.</p>
        <a className={more} href={paths.doc("learn")}>
          Learn ERN in five minutes
        </a>
      </div>
      {post && (
        <div>
          <h2>From the blog</h2>
          <p>{post.description}</p>
          <a className={more} href={post.path}>
            {post.title}
          </a>
          <time dateTime={post.date}>{formatDate(post.date)}</time>
        </div>
      )}
    </div>
  </HomeSection>
);

export const homePostFragment = graphql`
  fragment HomePost on BlogPost {
    title
    description
    path
    date
  }
`;
