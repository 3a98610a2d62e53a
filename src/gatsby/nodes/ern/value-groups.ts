/** Fewer values need no groups. */
const LEAST_VALUES = 60;

const TERRITORY_GROUPS: readonly (readonly [title: string, codes: RegExp])[] = [
  ["Parts of countries", /-/],
  ["Former countries", /^[A-Z]{4}$/],
  ["TIS numbers", /^\d{1,3}$/],
  ["TIS numbers of regions", /^2\d{3}$/],
];

const letterOf = (value: string): string => (/^[a-z]/i.test(value) ? value.charAt(0).toUpperCase() : "0–9");

const inNaturalOrder = new Intl.Collator("en", { numeric: true }).compare;

/** Returns values in natural order (12 before 100), with their groups: letters or kinds of territory, or one if few. */
export const groupedValues = <Value extends { value: string }>(
  set: string,
  values: readonly Value[],
): (Value & { group: string })[] => {
  const kinds = set.endsWith("TerritoryCode") ? TERRITORY_GROUPS : [];
  const kindOf = (value: string): number => kinds.findIndex(([, codes]) => codes.test(value));
  return values
    .toSorted((a, b) => kindOf(a.value) - kindOf(b.value) || inNaturalOrder(a.value, b.value))
    .map((value) => ({
      ...value,
      group: values.length < LEAST_VALUES ? "" : (kinds[kindOf(value.value)]?.[0] ?? letterOf(value.value)),
    }));
};
