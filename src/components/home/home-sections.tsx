import { type ReactNode, useId } from "react";

import { errorsDoc } from "../../config/content";
import { site } from "../../config/site";
import type { ContentNode } from "../../utils/content-node";
import { paths } from "../../utils/paths";
import { ContentTree } from "../article/content-tree";

interface HomeSectionProps {
  title: string;
  className?: string;
  /** Shown next to the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

export const HomeSection = ({ title, className = "", aside, children }: HomeSectionProps) => {
  const id = useId();
  return (
    <section className={`home-part ${className}`} aria-labelledby={id}>
      <div className="home-grid">
        <header>
          <h2 id={id}>{title}</h2>
          {aside}
        </header>
        {children}
      </div>
    </section>
  );
};

/** Renders what the toolkit is for, where to start, and the check of a message. */
export const HomeHero = ({ children }: { children: ReactNode }) => (
  <section className="home-hero home-grid">
    <div>
      <h1>{site.tagline}</h1>
      <p className="lead">
        An open-source toolkit for ERN, the XML message that carries music releases to services, from Rust, Python and
        TypeScript.
      </p>
      <p className="actions">
        <a className="primary" href={paths.doc("getting-started")}>
          Get started
        </a>
        <a className="quiet" href={paths.playground()}>
          Open the playground
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

export const HomeContent = ({ part, className = "" }: { part: Queries.HomeContentFragment; className?: string }) => (
  <div className={`${className} prose`.trim()}>
    <ContentTree nodes={part.content as unknown as readonly ContentNode[]} />
  </div>
);

/** Leads to the entry of an error; without scripts only to the page of all errors. */
export const HomeErrors = () => {
  const id = useId();
  return (
    <HomeSection
      title="Message rejected?"
      className="raised errors"
      aside={<a href={paths.doc(errorsDoc)}>What each error means</a>}
    >
      <form action={paths.doc(errorsDoc)}>
        <label htmlFor={id}>Paste the error, to see what it means and how to fix it</label>
        <input id={id} name="error" required autoComplete="off" spellCheck={false} />
        <button type="submit">Find it</button>
      </form>
    </HomeSection>
  );
};

/** Renders ERN in one picture, and where to read on. */
export const HomeLearn = ({ children }: { children: ReactNode }) => (
  <HomeSection title="Learn ERN" className="learn">
    {children}
    <ul>
      <li>
        <a href={paths.doc("learn")}>ERN in five minutes</a> From its first element to the takedown, with messages that
        you can run programs on.
      </li>
      <li>
        <a href={paths.ern()}>Every element and value</a> What each contains, in which order and since which version.
      </li>
      <li>
        <a href={paths.doc("ern/changes")}>Changes between versions</a> What was added, moved or removed from 3.8.2 to
        4.3.2.
      </li>
      <li>
        <a href={paths.doc("glossary")}>Glossary</a> The terms of ERN and of the toolkit, with the pages that use them.
      </li>
    </ul>
  </HomeSection>
);

/** Renders the newest release: its first sentences in the changelog. */
export const HomeLatest = ({ doc: { path, latestRelease } }: { doc: Queries.HomeLatestFragment }) =>
  latestRelease && (
    <HomeSection title={`New in ${latestRelease.version}`}>
      <p>{latestRelease.text}</p>
      <a className="more" href={`${path}#${latestRelease.id}`}>
        All of {latestRelease.version}
      </a>{" "}
      <a className="more" href={path}>
        All versions
      </a>
    </HomeSection>
  );
