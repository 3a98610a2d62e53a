interface BlogContext {
  sidebar: string;
}

/** Keys of a post's page: its node, and the previous and next post. */
export interface BlogPostContext extends BlogContext {
  id: string;
  newer: string | null;
  older: string | null;
}

/** Keys of one page in a list of posts; the first page is number 1. */
export interface BlogListContext extends BlogContext {
  posts: string[];
  page: number;
  pages: number;
}

/** Keys of one page in the list of a tag's or an author's posts. */
export interface BlogGroupContext extends BlogListContext {
  id: string;
}

/** Keys of the pages that list tags, authors or years. */
export interface BlogIndexContext extends BlogContext {
  ids: string[];
}
