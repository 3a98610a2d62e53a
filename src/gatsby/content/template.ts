import path from "node:path";

/** Component of a page: its template, which for an interactive file wraps the file's MDX module. */
export const templateOf = (name: string, { interactive, file }: { interactive: boolean; file: string }): string => {
  const template = path.resolve(`src/templates/${name}.tsx`);
  return interactive ? `${template}?__contentFilePath=${path.resolve(file)}` : template;
};
