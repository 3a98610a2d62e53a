import type { ToolkitSymbol } from "../../reference/toolkit/symbol";
import { languagesIn } from "./languages";
import { marksIn } from "./marks-in";
import type { LineDiagnostic, ProsePage } from "./read-page";
import { ernPath } from "./standard/read-clauses";
import { readParts, type Sentence } from "./standard/read-sentences";

/** Words for "without exception", and phrases that say that something does its job. */
const ABSOLUTE = [
  "(?:all|each) (?:of|the|its|that)|all|every(?:thing|one|where)?(?! else| language)|anything|whatever|(?<!accepts? |takes? |as |number of )any(?! way)|always (?:works|succeeds)|the (?:whole|full|entire|complete)",
  "(?:fully|completely|entirely|wholly|totally|perfectly|flawlessly|faithfully|reliably|blindly)",
  "(?<!in )(?:full|complete|finished|perfect|total|flawless|lossless|thorough|exhaustive|stable|unlimited|unrestricted)",
  "(?:no|without|not any) (?:(?:any|known|further|other) )*(?:limit|case|shortcoming|restriction|gap|exception|caveat|reservation|constraint|bound|problem|loss|fail)\\w*",
  "(?:not|\\w+n['’]t) (?:limited|restricted)(?: in any way)?|never (?:fails|breaks|loses|misses)",
  "(?:isn['’]t|aren['’]t|no|nothing|not)\\b.*\\b(?:can['’]t|cannot|doesn['’]t|leaves? out|lacks?|missing|left out|lost|besides)|(?:lacks?|miss(?:es)?|loses?|ignores?) nothing",
  "(?:ready|safe|fit) (?:for|in) production|production[- ]ready|rel(?:y|ies) on|to the letter",
  "(?:as|what|like) (?:\\w+ ){0,3}(?:expect|document|advertis|describ|intend|promis)e?d?|(?:what|all that) (?:its name|it|they) (?:says?|promises?|should|must|ha(?:s|ve) to)",
].map((words) => new RegExp(`\\b(?:${words})\\b`, "gi"));

/** With these, a clause speaks of what something costs, needs or lacks, or makes no claim. */
const DENIAL =
  /\b(?:not?|none|nothing|never|cannot|hardly|neither|nor|if|when|unless|except|apart from|other than|would|until|only|nearly|almost|fail\w*|reject\w*|throws?|panics?|same|first|memory|invent\w*|fixed|constant|without|leaves? out|skips?|misses|empty|ignores?|drops?|asks?|requires?|needs?|takes?(?! effect)|again|call|last|as a|report\w*|less)\b|n['’]t\b|\?$/i;

const CLAUSES = /;|: |\s[–—]\s|, |[()]| (?:which|but|because|although|while|whereas|so|and) /;

/** The start of a clause about what another clause of the sentence names. */
const CONTINUED = /^(?:(?:it|they|(?:each|all) of (?:it|its|them))\b|Whatever\b)/;

/** Says a clause that something has no limits? */
const makesClaim = (clause: string): boolean => {
  const rest = ABSOLUTE.reduce((text, words) => text.replace(words, ""), clause);
  return rest !== clause && !DENIAL.test(rest);
};

/** `DDEXParser::parse()` as the end of an id, "DDEXParser.parse". */
const pathOf = (code: string): string => code.replace(/^(?:await |new |--)|\(.*$/g, "").replaceAll("::", ".");

/** The symbols that a code may mean, in the languages that are named nearest; none for a name of ERN. */
const meant = (code: string, { text, around }: Sentence, symbols: readonly ToolkitSymbol[]): ToolkitSymbol[] => {
  const path = pathOf(code);
  const found = ernPath(path) === undefined ? symbols.filter(({ id }) => `.${id}`.endsWith(`.${path}`)) : [];
  const languages = [text, ...around].map(languagesIn).find((named) => named.length > 0) ?? [];
  const near = found.filter(({ language }) => languages.includes(language));
  return near.length > 0 ? near : found;
};

/** Statements that something has no limits, about symbols of which the data say otherwise. */
export const completenessDiagnostics = (
  { raw, tree, lineOf }: ProsePage,
  symbols: readonly ToolkitSymbol[],
): LineDiagnostic[] => {
  const marked = marksIn(raw, "limits", /;\s+/);
  const diagnosticOf = (sentence: Sentence, clause: string): LineDiagnostic[] => {
    if (!makesClaim(clause)) return [];
    const named = [...clause.matchAll(/‹(\d+)›/g)].map(([, at]) => sentence.codes[Number(at)]!);
    const codes = named.length === 0 && CONTINUED.test(clause) ? sentence.codes : named;
    const code = codes.find((one) => meant(one, sentence, symbols).length > 0);
    if (code === undefined || marked.some((mark) => mark.startsWith(`${code} (`))) return [];
    const subjects = meant(code, sentence, symbols);
    if (subjects.some(({ status }) => status === "works")) return [];
    const { id, status, note } = subjects[0]!;
    const message = `The sentence says something without exception about ${id}, which is "${status}": ${note.replace(/\.$/, "")}`;
    const remedy = `Say what it does and doesn't do, or why it's true: {/* limits: ${code} (why) */}`;
    return [{ line: sentence.line, message, remedy }];
  };
  return readParts(tree, lineOf).flatMap(({ sentences }) =>
    sentences.flatMap((sentence) => sentence.text.split(CLAUSES).flatMap((clause) => diagnosticOf(sentence, clause))),
  );
};
