import { site } from "../../config/site";
import { absoluteUrl, wholeUrl } from "../../config/urls";
import { publisher } from "./json-ld";

interface Post {
  title: string;
  description: string;
  path: string;
  /** ISO time. */
  date: string;
}

interface WholePost extends Post {
  keywords: readonly string[];
  lastUpdated: string | null;
  authors: readonly { name: string; path: string | null }[];
  image: { publicURL: string | null } | null;
  words: number;
}

const person = ({ name, path }: WholePost["authors"][number]): object => ({
  // The authors are roles of the project, not people.
  "@type": "Organization",
  name,
  ...(path && { url: absoluteUrl(path) }),
});

const posting = ({ title, description, path, date }: Post): object => ({
  "@type": "BlogPosting",
  headline: title,
  description,
  url: absoluteUrl(path),
  datePublished: date,
});

/** A post as schema.org's BlogPosting. */
export const blogPosting = (post: WholePost): object => ({
  ...posting(post),
  mainEntityOfPage: absoluteUrl(post.path),
  ...(post.lastUpdated && { dateModified: post.lastUpdated }),
  ...(post.keywords.length > 0 && { keywords: post.keywords.join(", ") }),
  ...(post.image?.publicURL && { image: wholeUrl(post.image.publicURL) }),
  author: post.authors.map(person),
  wordCount: post.words,
  inLanguage: site.language,
  publisher,
});

/** A list of posts as schema.org's Blog. */
export const blogOf = (name: string, description: string, path: string, posts: readonly Post[]): object => ({
  "@type": "Blog",
  name,
  description,
  url: absoluteUrl(path),
  inLanguage: site.language,
  publisher,
  blogPost: posts.map(posting),
});
