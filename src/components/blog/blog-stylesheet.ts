import { compileStyles } from "../../theme/compile-styles";
import { archiveYearsStyles } from "./archive-years-styles";
import { authorCardStyles } from "./author-card-styles";
import { authorIndexStyles } from "./author-index-styles";
import { blogArticleStyles } from "./blog-article-styles";
import { blogPageStyles } from "./blog-page-styles";
import { postCoverStyles } from "./post/post-cover-styles";
import { postListItemStyles } from "./post/post-list-item-styles";
import { postMetaStyles } from "./post/post-meta-styles";
import { postTagsStyles } from "./post/post-tags-styles";
import { tagIndexStyles } from "./tag-index-styles";

/** In cascade order; only on blog pages. */
export const blogStylesheet = compileStyles([
  blogPageStyles,
  blogArticleStyles,
  postCoverStyles,
  postListItemStyles,
  postMetaStyles,
  postTagsStyles,
  authorCardStyles,
  authorIndexStyles,
  archiveYearsStyles,
  tagIndexStyles,
]);
