/** Formats a number of posts as "One post" or "4 posts". */
export const formatPostCount = (count: number): string => (count === 1 ? "One post" : `${count} posts`);
