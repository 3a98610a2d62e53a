import { type CSSProperties, type ReactNode, useId } from "react";

import { homeJobs } from "../../config/home-jobs";
import { site } from "../../config/site";
import type { ContentNode } from "../../mdx/html/content-node";
import { paths } from "../../utils/paths";
import { formatDate } from "../../utils/text/format-date";
import { ContentTree } from "../article/content-tree";
import { Icon } from "../parts/icon";

interface HomeSectionProps {
  /** The section's heading or, if `hidden`, only the landmark's name. */
  title: string;
  hidden?: boolean;
  /** Position of the change on the line above, in percent. */
  along: number;
  raised?: boolean;
  children: ReactNode;
}

/** A section of the home page. */
export const HomeSection = ({ title, hidden = false, along, raised = false, children }: HomeSectionProps) => {
  const id = useId();
  return (
    <section
      className={raised ? "home-part raised" : "home-part"}
      style={{ "--along": `${along}%` } as CSSProperties}
      {...(hidden ? { "aria-label": title } : { "aria-labelledby": id })}
    >
      <div className="home-grid">
        {!hidden && <h2 id={id}>{title}</h2>}
        {children}
      </div>
    </section>
  );
};

/** What the toolkit is for, where to start, and a demo. */
export const HomeHero = ({ children }: { children: ReactNode }) => (
  <section className="home-hero home-grid">
    <div>
      <h1>{site.tagline}</h1>
      <p className="lead">
        An open-source toolkit for ERN, the XML message that carries music releases to services, from Rust, Python and
        TypeScript.
      </p>
      <p className="actions">
        <a className="primary" href={paths.playground()}>
          Open the playground
        </a>
        <a className="quiet" href={paths.doc("getting-started")}>
          Get started
        </a>
      </p>
      <p className="kicker">
        {site.title} {site.version} · MIT ·{" "}
        <a href={site.repository} target="_blank" rel="noopener noreferrer">
          Source
        </a>
      </p>
    </div>
    {children}
  </section>
);

const HomeContent = ({ part }: { part: Queries.HomeContentFragment }) => (
  <div className="prose">
    <ContentTree nodes={part.content as unknown as readonly ContentNode[]} />
  </div>
);

/** What the toolkit does, as programs that the doctests ran, with their output. */
export const HomeSamples = ({ part }: { part: Queries.HomeContentFragment }) => (
  <HomeSection title={part.title} hidden along={20}>
    <div className="home-samples">
      <HomeContent part={part} />
    </div>
  </HomeSection>
);

/** What readers come for, each job with its guide. */
export const HomeJobs = () => (
  <HomeSection title="I have an ERN and want to …" along={60}>
    <ul className="home-jobs">
      {homeJobs.map(({ label, text, href }) => (
        <li key={href}>
          <a href={href}>
            <strong>
              … {label}
              <Icon name="arrow-right" />
            </strong>
            <span>{text}</span>
          </a>
        </li>
      ))}
    </ul>
  </HomeSection>
);

/** How to install the toolkit, and what else to read: the newest post, if there is one. */
export const HomeMore = ({
  install,
  post,
}: {
  install: Queries.HomeContentFragment;
  post?: Queries.HomePostFragment;
}) => (
  <HomeSection title="Start" hidden along={80} raised>
    <div className="home-more">
      <HomeContent part={install} />
      <div>
        <h2>Learn ERN</h2>
        <p>New to the message? From its first element to the takedown, with messages that you can run programs on.</p>
        <a className="more" href={paths.doc("learn")}>
          Learn ERN in five minutes
        </a>
      </div>
      {post && (
        <div>
          <h2>From the blog</h2>
          <p>{post.description}</p>
          <a className="more" href={post.path}>
            {post.title}
          </a>
          <time dateTime={post.date}>{formatDate(post.date)}</time>
        </div>
      )}
    </div>
  </HomeSection>
);
