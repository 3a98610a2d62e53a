import type { ReactNode } from "react";

/** Returns the upper-case first letters of a name's first and last word. */
export const initials = (name: string): string => {
  const words = name.split(/\s+/).filter(Boolean);
  const first = words[0]?.[0] ?? "";
  const last = words.length > 1 ? (words.at(-1)![0] ?? "") : "";
  return (first + last).toUpperCase();
};

const labels: ReadonlyMap<string, string> = new Map([
  ["github", "GitHub"],
  ["linkedin", "LinkedIn"],
  ["rss", "RSS"],
  ["stackoverflow", "Stack Overflow"],
]);

const labelOf = (kind: string): string => labels.get(kind) ?? kind.charAt(0).toUpperCase() + kind.slice(1);

const AuthorLinks = ({ name, links }: { name: string; links: readonly { kind: string; url: string }[] }) =>
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

/** Renders an author's image or initials; decorative, because the name is next to it. */
const Avatar = ({ author: { name, image } }: Pick<AuthorCardProps, "author">) => {
  const fallback = image?.childImageSharp?.gatsbyImageData.images.fallback;
  const src = fallback?.src ?? image?.publicURL;
  return (
    <span className="avatar" aria-hidden="true">
      {src ? (
        <img src={src} srcSet={fallback?.srcSet} alt="" width={48} height={48} loading="lazy" decoding="async" />
      ) : (
        initials(name)
      )}
    </span>
  );
};

interface AuthorCardProps {
  author: Queries.AuthorCardFragment;
  /** Replaces the linked name. */
  heading?: ReactNode;
  note?: ReactNode;
}

export const AuthorCard = ({ author, heading, note }: AuthorCardProps) => {
  const { name, title, path, links } = author;
  return (
    <div className="author-card">
      <Avatar author={author} />
      <div>
        {heading ?? <strong>{path ? <a href={path}>{name}</a> : name}</strong>}
        {note}
        {title && <p>{title}</p>}
        <AuthorLinks name={name} links={links} />
      </div>
    </div>
  );
};
