import { useSidebar } from "./use-sidebar";

/** The newest post of the blog, first in its sidebar; undefined if there is none. */
export const useNewestPost = (): { label: string; path: string } | undefined => {
  const post = useSidebar("blog")?.items[0]?.items[0];
  return post?.path ? { label: post.label, path: post.path } : undefined;
};
