interface AuthorLinksProps {
  name: string;
  links: readonly { kind: string; url: string }[];
}

const labels: ReadonlyMap<string, string> = new Map([
  ["github", "GitHub"],
  ["linkedin", "LinkedIn"],
  ["rss", "RSS"],
  ["stackoverflow", "Stack Overflow"],
]);

const labelOf = (kind: string): string => labels.get(kind) ?? kind.charAt(0).toUpperCase() + kind.slice(1);

/** Links to the author's other profiles. */
export const AuthorLinks = ({ name, links }: AuthorLinksProps) =>
  links.length === 0 ? null : (
    <ul>
      {links.map(({ kind, url }) => (
        <li key={kind}>
          <a href={url} target="_blank" rel="noopener noreferrer" aria-label={`${labelOf(kind)} of ${name}`}>
            {labelOf(kind)}
          </a>
        </li>
      ))}
    </ul>
  );
