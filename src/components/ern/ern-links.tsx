import { Fragment } from "react";

import { paths } from "../../utils/paths";

/** Renders a name, which may continue on the next line if it is long. */
const Breakable = ({ name }: { name: string }) =>
  name.split(/(?<=\w{12,}[a-z])(?=[A-Z])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** Renders the names of elements as links, with commas between them. */
export const ElementLinks = ({ names }: { names: readonly string[] }) =>
  names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ", "}
      <a href={paths.ernElement(name)}>
        <Breakable name={name} />
      </a>
    </Fragment>
  ));

/** Renders parents, each with what it's in if that makes a difference. */
export const ParentLinks = ({ parents }: { parents: Queries.ErnPlaceFragment["parents"] }) =>
  parents.map(({ name, of }, index) => (
    <Fragment key={name}>
      {index > 0 && ", "}
      <ElementLinks names={[name]} />
      {of.length > 0 && (
        <>
          {" "}
          of <ElementLinks names={of} />
        </>
      )}
    </Fragment>
  ));

type Text = Queries.ErnPlaceFragment["attributes"][number]["text"];

/** Renders what a text may be; a set of values is a link, and few values are printed. */
export const TextType = ({ text: { words, set, values } }: { text: Text }) =>
  set === null ? (
    words
  ) : (
    <span>
      {words} values of <a href={paths.ernValueSet(set)}>{set}</a>
      {values?.map((value, index) => (
        <Fragment key={value}>
          {index === 0 ? ": " : ", "}
          <code>{value}</code>
        </Fragment>
      ))}
    </span>
  );
