export const blog = {
  title: "Blog",
  description: "News of DDEX Suite and its documentation: what changed, why, and what to do about it.",
  postsPerPage: 10,
  sidebarPosts: 5,
  feedPosts: 20,
  sidebar: { name: "blog", label: "Blog recent posts navigation", heading: "Recent posts", find: null },
} as const;
