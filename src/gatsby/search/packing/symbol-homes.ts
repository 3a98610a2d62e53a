import { headingOf, levelOf, splitUrl } from "../../../search/common/records";
import type { SearchRecord } from "../../../search/common/types";
import { toName } from "../../../search/local/text/record-name";

/** The anchor of a symbol's entry: package, language, name. */
const SYMBOL = /^[\w-]+\.(rust|python|typescript|wasm|cli)\./;

const formOf = (record: SearchRecord): string => toName(headingOf(record)).form;

/** Names that headings use for a symbol: its full name, and for a type also the name without its modules. */
const headingNames = (form: string): string[] => {
  const type = /^(?:[a-z_]\w*\.)+([A-Z]\w*)$/.exec(form)?.[1];
  return type === undefined ? [form] : [form, type];
};

/** For each record, the record that represents it: for a heading about an API symbol, the symbol's own entry. */
export const symbolHomes = (records: readonly SearchRecord[]): number[] => {
  const homes = new Map<string, number | undefined>();
  /** A key of several symbols is ambiguous, so it isn't used. */
  const add = (key: string, index: number): void => void homes.set(key, homes.has(key) ? undefined : index);
  /** Where a name can refer to a symbol: on a page, or in a language, of one version of the docs. */
  const keyOf = (place: string, { docusaurus_tag: tag }: SearchRecord, name: string): string =>
    `${place} ${tag} ${name}`;
  const symbols = records.map(({ url }) => SYMBOL.exec(splitUrl(url).anchor)?.[1]);
  for (const [index, record] of records.entries()) {
    const language = symbols[index];
    if (language === undefined) continue;
    for (const name of headingNames(formOf(record)))
      for (const place of [splitUrl(record.url).path, language]) add(keyOf(place, record, name), index);
  }
  return records.map((record, index) => {
    const level = levelOf(record);
    if (record.kind !== "api" || level === 1 || symbols[index] !== undefined) return index;
    const heading = formOf(record);
    const above = level === 2 ? null : record.hierarchy[`lvl${(level - 1) as 2}`];
    const sought = above === null ? [heading] : [`${above}.${heading}`, heading];
    const places = [splitUrl(record.url).path, ...(record.code.length === 1 ? record.code : [])];
    const found = sought.flatMap((name) => places.map((place) => homes.get(keyOf(place, record, name))));
    return found.find((home) => home !== undefined) ?? index;
  });
};
