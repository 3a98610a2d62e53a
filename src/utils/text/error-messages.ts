export const errorMessages = (error: Error): string =>
  error.cause instanceof Error ? `${error.message}\nCause: ${errorMessages(error.cause)}` : error.message;
