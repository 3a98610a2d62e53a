import { createContext, useContext } from "react";

type Results = Readonly<Record<string, { data: unknown }>>;

/** Results of static queries that Gatsby's loader has loaded, by the hash of the query. */
export const StaticQueryContext = createContext<Results>({});

/** The result of a query, which the build replaced with its hash. */
export const useStaticQuery = (hash: string): unknown => {
  const result = useContext(StaticQueryContext)[hash];
  if (!result?.data) throw new Error("What the layout is made of could not be loaded.");
  return result.data;
};
