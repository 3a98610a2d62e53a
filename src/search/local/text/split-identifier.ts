/** Where an identifier's parts meet: `aB`, `ABc`, `ab1`, underscores and hyphens. */
const BOUNDARY = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{L}{2})(?=\p{N}+$)|[_-]+/u;

/** Parts of an identifier: `DdexBuilder`, `ddex-builder` and `ddex_builder` have two; single letters are dropped. */
export const splitIdentifier = (word: string): string[] => word.split(BOUNDARY).filter((part) => part.length > 1);
