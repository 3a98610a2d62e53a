import type { CreatePagesArgs } from "gatsby";

/** The result of a build query; undefined if it fails, which stops the build. */
export const queried = async <Data>(
  what: string,
  query: Promise<{ data?: Data; errors?: unknown }>,
  reporter: CreatePagesArgs["reporter"],
): Promise<Data | undefined> => {
  const { data, errors } = await query;
  if (!data) reporter.panicOnBuild(`${what} could not be queried.`, errors as Error | Error[]);
  return data;
};
