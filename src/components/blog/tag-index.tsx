/** Groups labelled items by the upper-case first letter of their label, all in alphabetical order. */
export const groupByLetter = <Item extends { label: string }>(items: readonly Item[]) => {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const letter = (item.label[0] ?? "").toUpperCase();
    groups.set(letter, [...(groups.get(letter) ?? []), item]);
  }
  return [...groups]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([letter, members]) => ({ letter, items: members.sort((a, b) => a.label.localeCompare(b.label)) }));
};

/** Tags under their first letters, with the number of posts. */
export const TagIndex = ({ tags }: { tags: readonly Queries.TagIndexFragment[] }) => (
  <div className="tag-index">
    {groupByLetter(tags).map(({ letter, items }, at) => (
      <section key={letter} aria-labelledby={`tags-${letter}`}>
        {at > 0 && <hr />}
        <h2 id={`tags-${letter}`}>{letter}</h2>
        <ul>
          {items.map(({ path, label, description, posts }) => (
            <li key={path}>
              <a href={path} title={description}>
                {label}
              </a>{" "}
              <span>
                {posts.length}
                <span className="visually-hidden"> {posts.length === 1 ? "post" : "posts"}</span>
              </span>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);
