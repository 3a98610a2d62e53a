/** What a search backend rejects with when no host can be reached; the name is that of the hosted service's client. */
export const retryError = (message: string): Error => Object.assign(new Error(message), { name: "RetryError" });
