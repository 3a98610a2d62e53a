import { escapeHtml } from "../../utils/text/escape-html";
import type { SearchHit, SearchResponse } from "../common/types";

/** Text as HTML, in which nothing but our marks is a tag. */
const toHtml = (text: string): string => escapeHtml(text).replace(/&lt;(\/?)mark&gt;/g, "<$1mark>");

type Marked = { value: string };
type MarkedFields<Field extends Marked> = { hierarchy?: { [level: string]: Field | undefined }; content?: Field };

const escapeField = <Field extends Marked>(field: Field): Field => ({ ...field, value: toHtml(field.value) });

const escapeFields = <Field extends Marked, Fields extends MarkedFields<Field>>(fields: Fields): Fields => ({
  ...fields,
  hierarchy: Object.fromEntries(
    Object.entries(fields.hierarchy ?? {}).map(([level, field]) => [level, field && escapeField(field)]),
  ),
  ...(fields.content && { content: escapeField(fields.content) }),
});

const escapeHit = (hit: SearchHit): SearchHit => ({
  ...hit,
  ...(hit._highlightResult && { _highlightResult: escapeFields(hit._highlightResult) }),
  ...(hit._snippetResult && { _snippetResult: escapeFields(hit._snippetResult) }),
});

/** The hosted service puts tags into texts as they are; here texts like `<Party>` become HTML, as the local index gives them. */
export const escapeResponse = (response: SearchResponse): SearchResponse => ({
  ...response,
  results: response.results.map((result) => ({ ...result, hits: result.hits.map(escapeHit) })),
});
