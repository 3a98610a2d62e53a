/** @jsxImportSource theme-ui */
import type { ThemeUIStyleObject } from "theme-ui";

import { paths } from "../../utils/paths";

interface HomeHeroProps {
  title: string;
  tagline: string;
  version: string;
  repository: string;
}

const before = `<TrackRelease>
  <ReleaseReference>R1</ReleaseReference>
  <DisplayTitleText>First light</DisplayTitleText>
  <ReleaseResourceReference>A1</ReleaseResourceReference>
</TrackRelease>`;

const after = before.replace("First light", "First Light");

/** What the toolkit is for, in one sentence and one edit: one line changes, the others stay as they are. */
export const HomeHero = ({ title, tagline, version, repository }: HomeHeroProps) => (
  <section sx={styles}>
    <div>
      <p className="kicker">
        {title} {version} · open source, MIT
      </p>
      <h1>{tagline}</h1>
      <p className="lead">
        A toolkit for ERN, the XML message in which the music industry sends release metadata, with bindings for Rust,
        Python and TypeScript. These pages say what each part does today, and where it still falls short.
      </p>
      <p className="actions">
        <a className="primary" href={paths.doc("getting-started")}>
          Get started
        </a>
        <a href={paths.doc("intro")}>Read the introduction</a>
        <a href={repository} target="_blank" rel="noopener noreferrer">
          Source code
        </a>
      </p>
    </div>
    <figure aria-label="An ERN fragment before and after an edit of its title">
      <Fragment text={before} other={after} label="In" mark="del" />
      <Fragment text={after} other={before} label="Out" mark="ins" />
      <figcaption>The goal: change one value, keep every other byte.</figcaption>
    </figure>
  </section>
);

interface FragmentProps {
  text: string;
  other: string;
  label: string;
  mark: "del" | "ins";
}

const Fragment = ({ text, other, label, mark }: FragmentProps) => {
  const kept = other.split("\n");
  return (
    <div className="fragment">
      <span>{label}</span>
      {/* A region that scrolls needs the focus to be scrolled by keys. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} role="region" aria-label={`ERN fragment, ${label.toLowerCase()}`}>
        {text.split("\n").map((line) => (
          <code key={line} className={kept.includes(line) ? undefined : mark}>
            {line}
          </code>
        ))}
      </pre>
    </div>
  );
};

const styles: ThemeUIStyleObject = {
  display: "grid",
  gridTemplateColumns: ["minmax(0, 1fr)", null, null, "minmax(0, 11fr) minmax(0, 10fr)"],
  gap: [7, null, null, 8],
  alignItems: "center",
  maxWidth: "1280px",
  mx: "auto",
  px: [4, null, 5],
  py: [7, null, 8, 9],
  ".kicker": { m: 0, mb: 4, color: "muted", fontSize: "small" },
  h1: { m: 0, fontSize: "display", lineHeight: 1.08, letterSpacing: "-0.03em", fontWeight: "heading" },
  ".lead": { mt: 5, mb: 6, maxWidth: "36rem", fontSize: "lead", color: "muted" },
  ".actions": { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 5, rowGap: 2, m: 0 },
  ".actions a": { display: "inline-flex", alignItems: "center", minHeight: 44 },
  ".actions .primary": {
    px: 5,
    bg: "accent",
    color: "accentInk",
    borderRadius: "medium",
    fontWeight: "strong",
    textDecoration: "none",
    "&:hover": { textDecoration: "underline" },
  },
  figure: { m: 0, minWidth: 0 },
  ".fragment": {
    position: "relative",
    border: "1px solid",
    borderColor: "hairline",
    borderRadius: "medium",
    bg: "raised",
  },
  ".fragment + .fragment": { mt: 4 },
  ".fragment > span": { display: "block", px: 4, pt: 3, fontSize: "tiny", color: "muted" },
  pre: { m: 0, pt: 2, pb: 4, overflowX: "auto", fontSize: "small", lineHeight: "code" },
  code: { display: "block", width: "max-content", minWidth: "100%", px: 4, color: "muted" },
  ".del, .ins": { color: "ink", fontWeight: "strong" },
  ".del": { boxShadow: "inset 3px 0 var(--danger)", bg: "color-mix(in srgb, var(--danger) 10%, transparent)" },
  ".ins": { boxShadow: "inset 3px 0 var(--tip)", bg: "color-mix(in srgb, var(--tip) 10%, transparent)" },
  figcaption: { mt: 3, fontSize: "small", color: "muted" },
};
