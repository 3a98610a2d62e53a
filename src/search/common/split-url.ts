export const splitUrl = (url: string): { path: string; anchor: string } => {
  const [path = "", anchor = ""] = url.split("#");
  return { path, anchor };
};
