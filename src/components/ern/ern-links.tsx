import { Fragment } from "react";

import { paths } from "../../utils/paths";

/** The names of elements as links, with commas between them. */
export const ElementLinks = ({ names }: { names: readonly string[] }) =>
  names.map((name, at) => (
    <Fragment key={name}>
      {at > 0 && ", "}
      <a href={paths.ernElement(name)}>{name}</a>
    </Fragment>
  ));

interface Text {
  readonly words: string;
  readonly set: string | null;
}

/** What a text may be; a set of values is a link. */
export const TextType = ({ text: { words, set } }: { text: Text }) =>
  set === null ? (
    words
  ) : (
    <>
      {words} values of <a href={paths.ernValueSet(set)}>{set}</a>
    </>
  );
