import type { BlogClass } from "../blog-stylesheet";

interface PostTagsProps {
  tags: readonly { label: string; path: string; description: string }[];
}

/** A post's tags; renders nothing if it has none. */
export const PostTags = ({ tags }: PostTagsProps) =>
  tags.length === 0 ? null : (
    <div className={"post-tags" satisfies BlogClass}>
      <b>Tags:</b>
      <ul>
        {tags.map(({ label, path, description }) => (
          <li key={path}>
            <a href={path} rel="tag" title={description}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
