import { graphql, type PageProps } from "gatsby";
import type { ReactNode } from "react";

import { ElementLinks, ParentLinks } from "../components/ern/ern-links";
import { ErnPage } from "../components/ern/ern-page";
import { ErnPlace } from "../components/ern/ern-place";
import { ErnTable } from "../components/ern/ern-table";
import { ServedPart } from "../components/parts/served-part";
import { groupBy } from "../utils/lists";
import { paths } from "../utils/paths";
import type { TocItem } from "../utils/toc";

const HEADINGS = [
  { id: "contents", html: "What it contains", items: [] },
  { id: "occurrences", html: "Where it may be, by version", items: [] },
  { id: "errors", html: "What checks report", items: [] },
  { id: "mentions", html: "Pages about it", items: [] },
] satisfies (TocItem & { id: "contents" | keyof Pick<Element, "occurrences" | "errors" | "mentions"> })[];

type Element = NonNullable<Queries.ErnElementTemplateQuery["ernElement"]>;

interface CellProps {
  name: string;
  parents: readonly string[];
  cell: Element["occurrences"][number]["versions"][number];
}

/** Renders how often a version has the element in these parents, or where it has it instead. */
const Cell = ({ name, parents, cell: { words, deprecated, moved } }: CellProps) => {
  if (words !== "") return deprecated ? `${words}, deprecated` : words;
  if (moved.length === 0) return "not there";
  return moved.map((path) => {
    const [parent = "", now = ""] = path.split("/");
    return (
      <div key={path}>
        {now !== name && (
          <>
            as <ElementLinks names={[now]} />{" "}
          </>
        )}
        {!parents.includes(parent) && (
          <>
            in <ElementLinks names={[parent]} />
          </>
        )}
      </div>
    );
  });
};

interface OccurrencesProps {
  of: string;
  occurrences: Element["occurrences"];
  versions: readonly string[];
}

/** The versions that are compared are in the head, newest first. */
const Occurrences = ({ of: name, occurrences, versions }: OccurrencesProps) => (
  <ErnTable
    label="Where it may be, by version"
    head={["In", ...versions]}
    rows={occurrences.map(({ parents, versions: cells }) => ({
      key: JSON.stringify(parents),
      cells: [
        <ParentLinks parents={parents} />,
        ...cells.map((cell) => <Cell name={name} parents={parents.map((parent) => parent.name)} cell={cell} />),
      ],
    }))}
  />
);

const Places = ({ places }: { places: Element["places"] }) =>
  places.map((place) => (
    <div key={JSON.stringify(place.parents)}>
      {places.length > 1 && (
        <h3>
          In <ParentLinks parents={place.parents} />
        </h3>
      )}
      <ErnPlace place={place} />
    </div>
  ));

/** The contents in the newest version, the others that have the same, and those of earlier versions that differ. */
const Contents = ({ places }: { places: Element["places"] }) => {
  const [current = [], ...earlier] = groupBy(places, ({ versions }) => versions.join(", ")).values();
  const same = current[0]?.versions.slice(1) ?? [];
  return (
    <>
      <Places places={current} />
      {same.length > 0 && <p className="in-versions">The same in ERN {same.join(", ")}</p>}
      {earlier.map((differing) => {
        const versions = differing[0]!.versions.join(", ");
        return (
          <details key={versions} className="ern-places">
            <summary>In ERN {versions}</summary>
            <Places places={differing} />
          </details>
        );
      })}
    </>
  );
};

const Links = ({ links }: { links: readonly { label: ReactNode; path: string }[] }) => (
  <ul className="links">
    {links.map(({ label, path }) => (
      <li key={path}>
        <a href={path}>{label}</a>
      </li>
    ))}
  </ul>
);

const MOST_CHARACTERS = 160;

const shortened = (text: string): string =>
  text.length > MOST_CHARACTERS ? `${text.slice(0, text.lastIndexOf(" ", MOST_CHARACTERS - 1))}…` : text;

const ErnElementTemplate = ({ data }: PageProps<Queries.ErnElementTemplateQuery>) => {
  const { ernElement, allErnVersion } = data;
  if (!ernElement) throw new Error("The page's element is not in the data layer.");
  const { name, path, meaning, area, versions, occurrences, places, example, playground, errors, mentions } =
    ernElement;
  return (
    <ErnPage
      name={name}
      kind="element"
      toc={HEADINGS.filter(({ id }) => id === "contents" || ernElement[id].length > 0)}
      path={path}
      description={shortened(
        `${name} in ERN: ${meaning ?? "where it may be, what it contains, and how versions differ."}`,
      )}
    >
      {meaning && <p>{meaning}</p>}
      <p className="in-versions">
        <a href={paths.ernArea(area)}>{area}</a>
        <span>In ERN {versions.join(", ")}</span>
      </p>
      <div dangerouslySetInnerHTML={{ __html: example }} />
      {playground && (
        <p>
          <a href={playground}>Try it in the playground</a>
        </p>
      )}
      <h2 id="contents">What it contains</h2>
      <ServedPart field="places" value={places}>
        {(all) => <Contents places={all} />}
      </ServedPart>
      {occurrences.length > 0 && (
        <ServedPart field="occurrences" value={occurrences}>
          {(all) => (
            <>
              <h2 id="occurrences">Where it may be, by version</h2>
              <Occurrences of={name} occurrences={all} versions={allErnVersion.nodes.map((version) => version.name)} />
            </>
          )}
        </ServedPart>
      )}
      {errors.length > 0 && (
        <>
          <h2 id="errors">What checks report</h2>
          <Links links={errors.map((error) => ({ ...error, label: <code>{error.label}</code> }))} />
        </>
      )}
      {mentions.length > 0 && (
        <>
          <h2 id="mentions">Pages about it</h2>
          <Links links={mentions} />
        </>
      )}
    </ErnPage>
  );
};

export default ErnElementTemplate;

export const query = graphql`
  query ErnElementTemplate($id: String!, $sidebar: String, $path: String!) {
    sidebar(name: { eq: $sidebar }) {
      ...PageSidebar
    }
    allErnVersion(filter: { isCompared: { eq: true } }, sort: { name: DESC }) {
      nodes {
        name
      }
    }
    ernElement(id: { eq: $id }) {
      name
      path
      meaning
      area
      versions
      occurrences {
        parents {
          name
          of
        }
        versions {
          words
          deprecated
          moved
        }
      }
      places {
        ...ErnPlace
      }
      example
      playground
      errors {
        label
        path
      }
      mentions {
        label
        path
      }
    }
  }
`;
