import { type ReactNode, useContext } from "react";

import { CONTENT_HTML, fieldMark, PrintedHtml } from "../../data/served/served-page-data";

interface ServedPartProps<Value> {
  /** Name of the field that has the value; no other field of the page's data has it. */
  field: string;
  /** In a served document, what it prints of the value, as HTML. */
  value: Value | string;
  children: (value: Value) => ReactNode;
}

/** Renders static HTML from a value of the page's data, of which a document has only the HTML. */
export const ServedPart = <Value extends object>({ field, value, children }: ServedPartProps<Value>) => {
  const print = useContext(PrintedHtml);
  const mark = { [CONTENT_HTML]: "" };
  if (typeof value === "string") return <div {...mark} dangerouslySetInnerHTML={{ __html: value }} />;
  print(fieldMark(field));
  return <div {...mark}>{children(value)}</div>;
};
