import path from "node:path";

/** Component of a page: its template, which wraps the file's MDX module if the file is interactive. */
export const templateOf = (name: string, { interactive, file }: { interactive: boolean; file: string }): string => {
  const template = path.resolve(`src/templates/${name}.tsx`);
  return interactive ? `${template}?__contentFilePath=${path.resolve(file)}` : template;
};
