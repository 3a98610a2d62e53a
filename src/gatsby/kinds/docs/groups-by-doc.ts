import type { SidebarEntry } from "../../../config/sidebars";

const idsOf = (entry: SidebarEntry): string[] =>
  typeof entry === "string" ? [entry] : [entry.doc, ...entry.items.flatMap(idsOf)];

/** Label of the outermost sidebar category of each doc that stands in one. */
export const groupsByDoc = (sidebars: Readonly<Record<string, readonly SidebarEntry[]>>): ReadonlyMap<string, string> =>
  new Map(
    Object.values(sidebars)
      .flat()
      .flatMap((entry) =>
        typeof entry === "string" ? [] : idsOf(entry).map((id): [string, string] => [id, entry.label]),
      ),
  );
