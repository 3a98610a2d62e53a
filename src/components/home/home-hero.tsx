import { mainDocId } from "../../config/versions";
import { paths } from "../../utils/paths";
import type { HomeHeroClass } from "./home-hero-styles";

interface HomeHeroProps {
  title: string;
  tagline: string;
  version: string;
  repository: string;
}

const before = `<DisplayTitle>
  <TitleText>First light</TitleText>
  <SubTitle>Live at Home</SubTitle>
</DisplayTitle>`;

const after = before.replace("First light", "First Light");

/** What the toolkit is for, in one sentence and one edit: one line changes, the others stay as they are. */
export const HomeHero = ({ title, tagline, version, repository }: HomeHeroProps) => (
  <section className={"home-hero" satisfies HomeHeroClass}>
    <div>
      <p className={"kicker" satisfies HomeHeroClass}>
        {title} {version} · open source, MIT
      </p>
      <h1>{tagline}</h1>
      <p className={"lead" satisfies HomeHeroClass}>
        A toolkit for ERN, the XML message in which the music industry sends release metadata, with bindings for Rust,
        Python and TypeScript. These pages say what each part does today, and where it still falls short.
      </p>
      <p className={"actions" satisfies HomeHeroClass}>
        <a className={"primary" satisfies HomeHeroClass} href={paths.doc("getting-started")}>
          Get started
        </a>
        <a href={paths.doc(mainDocId)}>Read the introduction</a>
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
  mark: HomeHeroClass & ("del" | "ins");
}

const Fragment = ({ text, other, label, mark }: FragmentProps) => {
  const kept = other.split("\n");
  return (
    <div className={"fragment" satisfies HomeHeroClass}>
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
