/** Returns whether an unknown value is a string that isn't empty. */
export const isFilled = (value: unknown): value is string => typeof value === "string" && value !== "";
