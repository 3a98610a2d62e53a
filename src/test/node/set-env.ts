/** Sets environment variables for one test; `undefined` removes one. */
export const setEnv = (values: Readonly<Record<string, string | undefined>>): void => {
  jest.replaceProperty(process, "env", { ...process.env, ...values });
};

afterEach(() => {
  jest.restoreAllMocks();
});
