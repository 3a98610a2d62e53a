import type { Properties } from "hast";

const toName = (name: string): string =>
  /^(aria|data)[A-Z]/.test(name)
    ? name
        .replace(/^aria(.*)/, (_, rest: string) => `aria-${rest.toLowerCase()}`)
        .replace(/^data.*/, (data) => data.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
    : name;

const toValue = (value: unknown): unknown => (Array.isArray(value) ? value.join(" ") : value);

/** Turns hast's HTML attributes into React props. */
export const toReactProps = (properties: Properties): Record<string, unknown> =>
  Object.fromEntries(Object.entries(properties).map(([name, value]) => [toName(name), toValue(value)]));
