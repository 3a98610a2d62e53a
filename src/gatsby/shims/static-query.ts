import { createContext, useContext } from "react";

type Results = Readonly<Record<string, { data: unknown }>>;

/** Results of static queries by the hash of their text, which Gatsby's loader has brought. */
export const StaticQueryContext = createContext<Results>({});

/** The result of a query of which the build has left the hash. */
export const useStaticQuery = (hash: string): unknown => {
  const result = useContext(StaticQueryContext)[hash];
  if (!result?.data) throw new Error("What the layout is made of could not be loaded.");
  return result.data;
};
