import { retryError } from "../common/retry-error";

/** Whether the error is a missing file. */
export const isMissing = (error: unknown): boolean => error instanceof Error && error.name === "MissingError";

const missingError = (message: string): Error => Object.assign(new Error(message), { name: "MissingError" });

/** The JSON at an address. No answer means an unreachable host; a wrong answer isn't the network's fault. */
export const readJson = async <Value>(url: string, cache: RequestCache = "default"): Promise<Value> => {
  const fail = (error: unknown): never => {
    const message = `${url}: ${error instanceof Error ? error.message : String(error)}`;
    throw error instanceof SyntaxError ? new Error(message) : retryError(message);
  };
  const response = await fetch(url, { cache }).catch(fail);
  if (response.status === 404) throw missingError(`${url}: status 404`);
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  return (await response.json().catch(fail)) as Value;
};
