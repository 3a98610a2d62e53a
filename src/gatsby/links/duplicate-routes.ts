/** A message for each file whose route is already taken by another file. */
export const duplicateRoutes = (pages: readonly { file: string; path: string }[]): string[] => {
  const owner = new Map<string, string>();
  return pages.flatMap(({ file, path }) => {
    const first = owner.get(path);
    if (first === undefined) {
      owner.set(path, file);
      return [];
    }
    return [`${file}: the route ${path} is taken by ${first} already. Give one of them another "slug", or rename it`];
  });
};
