/** The error for when no host can be reached; named like the hosted service's own. */
export const retryError = (message: string): Error => Object.assign(new Error(message), { name: "RetryError" });
