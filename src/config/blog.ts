/** The blog settings that a maintainer changes. */
export const blog = {
  title: "Blog",
  description: "News of DDEX Suite and its documentation: what changed, why, and what to do about it.",
  /** Posts per page of a list. */
  postsPerPage: 10,
  /** Posts in the sidebar and in the feeds. */
  sidebarPosts: 5,
  feedPosts: 20,
  sidebar: { name: "blog", label: "Blog recent posts navigation", heading: "Recent posts" },
} as const;
