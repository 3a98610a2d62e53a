/** The message of an error and of what caused it, one below the other. */
export const errorMessages = (error: Error): string =>
  error.cause instanceof Error ? `${error.message}\nCause: ${errorMessages(error.cause)}` : error.message;
