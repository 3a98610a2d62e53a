import { Fragment } from "react";

import { groupBy } from "../../utils/lists";
import { paths } from "../../utils/paths";
import { deprecatedMark, versionMark } from "../../utils/version-mark";
import { NameFilter } from "../parts/lazy-behavior";
import { ServedPart } from "../parts/served-part";
import { ErnTable } from "./ern-table";

type ValueSet = NonNullable<Queries.ErnValueSetTemplateQuery["ernValueSet"]>;
type Value = ValueSet["values"][number];
type SetFacts = Pick<ValueSet, "name" | "versions">;

/** Renders what is special about a value: versions that lack it, and that it's deprecated. */
const Marks = ({ set, value: { versions, deprecated } }: { set: SetFacts; value: Value }) =>
  [versionMark(set.versions, versions), deprecatedMark(deprecated)].map(
    (mark) => mark !== null && <small key={mark}> {mark}</small>,
  );

/** Renders how other versions say a value: by another code, or by the same one in another set. */
const OtherVersions = ({ set, value: { elsewhere } }: { set: SetFacts; value: Value }) =>
  elsewhere.map(({ versions, codes }) => (
    <div key={versions.join()} className="elsewhere">
      In ERN {versions.join(", ")}:{" "}
      {codes.map((code, index) => (
        <Fragment key={code.set}>
          {index > 0 && ", "}
          <code>{code.value}</code>
          {code.set !== set.name && (
            <>
              {" "}
              of <a href={paths.ernValueSet(code.set)}>{code.set}</a>
            </>
          )}
        </Fragment>
      ))}
    </div>
  ));

interface ValuesProps {
  set: SetFacts;
  values: readonly Value[];
}

/** Names are short, so several fit next to each other. */
const List = ({ set, values }: ValuesProps) => (
  <ul>
    {values.map((value) => (
      <li key={value.value}>
        <code>{value.value}</code> {value.meaning}
        <Marks set={set} value={value} />
        <OtherVersions set={set} value={value} />
      </li>
    ))}
  </ul>
);

const Table = ({ set, values }: ValuesProps) => (
  <ErnTable
    label="Values"
    head={["Value", "Meaning"]}
    rows={values.map((value) => ({
      key: value.value,
      cells: [
        <>
          <code>{value.value}</code>
          <Marks set={set} value={value} />
        </>,
        <>
          {value.meaning}
          <OtherVersions set={set} value={value} />
        </>,
      ],
    }))}
  />
);

const idOf = (title: string): string => `values-${title.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;

/** Renders the values in their groups, with links to these if there are several. */
const Groups = ({ set, values }: ValuesProps) => {
  const groups = [...groupBy(values, ({ group }) => group)];
  const Values = values.some(({ meaning }) => meaning?.endsWith(".")) ? Table : List;
  return (
    <>
      {groups.length > 1 && (
        <nav aria-label="Groups of values">
          {groups.map(([title]) => (
            <a key={title} href={`#${idOf(title)}`}>
              {title}
            </a>
          ))}
        </nav>
      )}
      {groups.map(([title, members]) => (
        <Fragment key={title}>
          {title !== "" && <h2 id={idOf(title)}>{title}</h2>}
          <Values set={set} values={members} />
        </Fragment>
      ))}
    </>
  );
};

/** More values than fit on a screen. */
const MOST_UNFILTERED = 20;

/** Renders the values of a set; if they're many, below a field that finds some. */
export const ErnValues = ({ set: { values, count, hasMeanings, ...set } }: { set: ValueSet }) => {
  const groups = (
    <ServedPart field="values" value={values}>
      {(all) => <Groups set={set} values={all} />}
    </ServedPart>
  );
  if (count <= MOST_UNFILTERED) return <div className="name-filter">{groups}</div>;
  return (
    // Another set's rows may be hidden.
    <NameFilter key={set.name}>
      <form role="search">
        <label htmlFor="name">Find a value{hasMeanings && " or what it means"}</label>
        <input id="name" type="search" autoComplete="off" spellCheck={false} />
        <output htmlFor="name" />
      </form>
      {groups}
    </NameFilter>
  );
};
