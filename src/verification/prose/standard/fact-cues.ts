/**
 * What a statement can say about a name: that it must be there, may come again, exists, is deprecated, has a value,
 * precedes another; or something that isn't understood.
 */
export type Fact = "required" | "repeatable" | "present" | "deprecated" | "value" | "before" | "unclear";

export interface Cue {
  fact: Fact;
  holds: boolean;
  /** The words that say it, in a clause whose versions are cut out; `T` is a name in code. */
  pattern: RegExp;
  /** Are the names behind the words meant, rather than those before them? */
  isActive?: boolean;
}

const cue = (fact: Fact, holds: boolean, pattern: string, isActive?: boolean): Cue => ({
  ...{ fact, holds, isActive },
  pattern: new RegExp(
    pattern.replaceAll("ONE", "(?:an? |the |its |any |more )?(?:element |attribute |elements )?T"),
    "gi",
  ),
});

const LEFT_OUT = String.raw`be (?:left out|omitted|missing|absent|dropped)|leave out|omit|lack|do without|skip|leave T out`;
const HOLD = "have|contain|carry|include|hold|name|give";
const QUANTITY = "several|many|multiple|more than one|any number of|as many|one or more|two or more";

/** Words that say by themselves, without a version, that a name has existed. */
export const OUTDATED = /longer|exist|any ?more|gone/i;

/** The words for facts. A negation before them turns them round. */
export const CUES: readonly Cue[] = [
  cue("required", true, String.raw`\b(?:required|mandatory|obligatory|compulsory|indispensable)(?: ONE)?\b`),
  cue("required", true, String.raw`\b(?:requires?|insists? on)\b(?=[^,]*T)|\bneeds? (?:\w+ ){0,2}ONE`, true),
  cue("required", true, String.raw`\b(?:must(?: always)?|has to|have to|always) (?:${HOLD})\b(?=[^,]*T)`, true),
  cue(
    "required",
    true,
    String.raw`(?<!what )\b(?:must|has to|have to) (?:always )?be (?:there|present|given|in|part)\b`,
  ),
  cue("required", true, String.raw`\b(?:at least one|exactly one|one or more) ONE`, true),
  cue("required", true, String.raw`\b(?:at least once|exactly once|once or more)\b`),
  cue("required", true, String.raw`\bwithout ONE.*(?:n't|n’t|not|in)\W*(?:valid|complete|allowed)\b`),
  cue("required", false, String.raw`\boptional(?: ONE)?\b`),
  cue("required", false, String.raw`\b(?:may|can|could|might|need)(?: also)? (?:${LEFT_OUT})`),
  cue(
    "required",
    true,
    String.raw`\b(?:can't|can’t|cannot|can not|may not|must not|mustn't|mustn’t|never) (?:${LEFT_OUT})`,
  ),
  cue("required", false, String.raw`\b(?:needs?|requires?) no ONE`, true),
  cue("required", false, String.raw`\b(?:nothing (?:obliges|forces|requires)|do(?:es)? without|need not)\b`),
  cue("repeatable", true, String.raw`\brepeat(?:able|ed)\b|\b(?:may|can) repeat\b`),
  cue("repeatable", true, String.raw`\b(?:(?:may|can|could|lets? T) (?:\w+ )?)(?:${QUANTITY}) ONE`, true),
  cue("repeatable", true, String.raw`\b(?:${QUANTITY}) T (?:elements )?(?:are|is|may|can)\b`, true),
  cue("repeatable", true, String.raw`(?<!no |not )\b(?:once or more|any number of times|more than once|as often as)\b`),
  cue(
    "repeatable",
    false,
    String.raw`\b(?:at most|only|exactly|no more than|not more than|just|never more than) (?:once|one ONE|a single ONE)`,
  ),
  cue(
    "repeatable",
    false,
    String.raw`\b(?:at most|no more than|never more than) one\b|\b(?:has|have|for|allows?|takes?|holds?|only) a single ONE`,
  ),
  cue("repeatable", false, String.raw`\bone T (?:per|for each|in each|at most)\b`),
  cue(
    "present",
    false,
    String.raw`\b(?:has|have|had|knows?|contains?|allows?|defines?|holds?|takes) no (?:more )?ONE`,
    true,
  ),
  cue("present", false, String.raw`\bthere (?:is|are|was|were) no (?:longer )?ONE`, true),
  cue(
    "present",
    false,
    String.raw`\b(?:does|do|did)(?:n't|n’t| not) (?:yet )?(?:have|know|exist|contain|allow|define|include)\b`,
  ),
  cue(
    "present",
    false,
    String.raw`\b(?:removed|removes|disappeared|disappears|dropped|drops|gone|abolished|got rid of|lacks|unknown)\b`,
  ),
  cue(
    "present",
    false,
    String.raw`\b(?:no longer|isn't|isn’t|aren't|is not|not) (?:has|have|knows?|exists?|there|in|part of|available)\b`,
  ),
  cue("deprecated", true, String.raw`\b(?:deprecat\w*|discouraged|discourages)\b`),
];

/** Words that say that a version has a name. */
export const PRESENT: readonly Cue[] = [
  cue(
    "present",
    true,
    String.raw`\b(?:has|have|had|knows?|introduce[sd]?|defines?|add(?:s|ed)|carry|contains?|(?:came|comes) with|brought|brings) (?:one )?ONE`,
    true,
  ),
  cue(
    "present",
    true,
    String.raw`\b(?:is|are) (?:new|part|available|there|known|in\b)|\bexists?\b|\b(?:can be|was|were|is|are) (?:used|offered|added|introduced|brought)\b`,
  ),
];

/** Words with which a clause says something that the words for facts don't cover. */
export const UNCLEAR =
  /\b(?:if|even|reject\w*|refuse[sd]?|errors?|in?valid|legal|complete|without|second|two|twice|unlimited|number of|how many|order|earlier|then|first|up to|forget|avoid|never|always|whether|unless|drop|leave|won['’]t|can['’]t|cannot|optional\w*|requir\w+|deprecat\w+|allow\w*|forbid\w*|permit\w*)\b/i;

/** The plainer ones of these, for clauses that name a parent, but no version. */
export const UNCLEAR_ALONE =
  /\b(?:errors?|in?valid|legal|complete|two|twice|unlimited|order|forget|never|reject\w*)\b/i;

/** Words with which a clause may say the opposite of what a word for a fact says. */
export const CONDITION = /\b(?:if|even|unless|whether|reject\w*|that lacks?)\b/i;

/** Words that speak of the values of a name. */
export const VALUE =
  /\b(?:may be|can be|could be|may (?:have|say)|one of|accepts?|allow(?:s|ed)?|reject(?:s|ed)?|refuse[sd]?|forbid(?:s|den)?|values?|valid|takes?|writes?|use|set|list(?:ed)?|must be|has to be|can't be|can’t be|cannot be|may not be|deprecated)\b/i;

export const VALUE_NEGATED =
  /\b(?:not|never|no longer|no|cannot|reject(?:s|ed)?|refuse[sd]?|forbid(?:s|den)?|neither)\b|n['’]t\b/i;

/** Words between two names of which one precedes the other. */
export const ORDER =
  /^\W*(?:(?:must|has to|have to|needs to|should|is|comes?|goes|go|stands?|belongs?|be|come|go|stand|written|put|directly|always|right|before|after|precedes?|follows?|ahead of|behind|the|an?|each|every|its)\W+)*$/i;

const NEGATION = /(?:\bnot|n['’]t|\bnever|\bno longer|\bcannot|\bnothing|\bneither|\bhardly)\s+(?:\w+\s+){0,2}$/i;

const DENIAL = /\b(?:not|never|no|cannot|neither|hardly|nothing)\b|n['’]t\b/i;

/** Does a text have a negation? */
export const hasNegation = (text: string): boolean => DENIAL.test(text);

/** Is what follows this text negated? */
export const isNegated = (before: string): boolean => NEGATION.test(before);
