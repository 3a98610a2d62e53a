import { Fragment } from "react";

import { markedParts } from "../../search/common/marked-parts";

interface MarkedTextProps {
  /** A highlight or snippet of a hit. */
  html: string;
}

/** A text with its matches marked. */
export const MarkedText = ({ html }: MarkedTextProps) =>
  markedParts(html).map((part, at) => (at % 2 ? <mark key={at}>{part}</mark> : <Fragment key={at}>{part}</Fragment>));
