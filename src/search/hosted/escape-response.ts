import { escapeHtml } from "../../utils/text/escape";
import type { SearchHit, SearchResponse } from "../common/types";

/** Escapes a text as HTML; our marks are the only tags. */
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

/** The hosted service doesn't escape tags in texts; this makes `<Party>` HTML, as the local index does. */
export const escapeResponse = (response: SearchResponse): SearchResponse => ({
  ...response,
  results: response.results.map((result) => ({ ...result, hits: result.hits.map(escapeHit) })),
});
