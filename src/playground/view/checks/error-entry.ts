import type { ErnIssue, IssueCode } from "../../engine/types";

/** Ids of the errors that say more of a finding, in `content/errors`, by its code and its text. The first that matches counts. */
export const errorEntries: readonly [code: IssueCode, text: RegExp, id: string][] = [
  ["malformed", /^Here is an &|^The semicolon of/, "xml-entityref-no-name"],
  ["malformed", /entity.* is not known in XML/, "xml-entity-not-defined"],
  ["malformed", /is never closed: |does not match </, "xml-tag-mismatch"],
  ["malformed", /^The element <.+> is never closed\. |^The message ends too early/, "xml-premature-end"],
  ["malformed", /closes nothing|^A message has one root element/, "xml-extra-content"],
  ["malformed", /that begins no tag/, "xml-invalid-element-name"],
  ["malformed", /value has no quotes/, "xml-attvalue-quotes"],
  ["malformed", /^The prefix .+ is not declared/, "xml-prefix-not-defined"],
  ["malformed", /^The attribute .+ is there twice/, "xml-attribute-redefined"],
  ["malformed", /^There is no element/, "xml-document-empty"],
  ["malformed", /^The XML declaration is not at the start/, "xml-declaration-first"],
  ["malformed", /no character that XML has|that XML does not allow/, "xml-pcdata-char"],
  ["malformed", /\(DTD\)/, "parser-dtd"],
  ["version", /namespace/, "xsd-no-global-declaration"],
  ["missing", /Add the attribute/, "xsd-attribute-required"],
  ["missing", / has no | without /, "xsd-missing-child"],
  ["order", /./, "xsd-not-expected-one-of"],
  ["unknown-element", /./, "xsd-not-expected-one-of"],
  ["duration", /./, "xsd-atomic-type"],
  ["date", /./, "xsd-atomic-type"],
  ["territory", /./, "xsd-enumeration"],
];

/** Id of the error that says more of a finding; undefined where none does. */
export const errorEntry = ({ code, message, remedy }: ErnIssue): string | undefined =>
  errorEntries.find(([ofCode, text]) => ofCode === code && text.test(`${message} ${remedy}`))?.[2];
