import { graphql } from "gatsby";

import { initials } from "./initials";
import type { BlogClass } from "./blog-stylesheet";

interface AvatarProps {
  author: Queries.AvatarFragment;
}

/** An author's image or initials; decorative, because the name is next to it. */
export const Avatar = ({ author: { name, image } }: AvatarProps) => {
  const fallback = image?.childImageSharp?.gatsbyImageData.images.fallback;
  const src = fallback?.src ?? image?.publicURL;
  return (
    <span className={"avatar" satisfies BlogClass} aria-hidden="true">
      {src ? (
        <img src={src} srcSet={fallback?.srcSet} alt="" width={48} height={48} loading="lazy" decoding="async" />
      ) : (
        initials(name)
      )}
    </span>
  );
};

export const avatarFragment = graphql`
  fragment Avatar on Author {
    name
    image {
      publicURL
      childImageSharp {
        gatsbyImageData(layout: FIXED, width: 48, height: 48, placeholder: NONE, formats: [AUTO])
      }
    }
  }
`;
