const DRIVE = /^[A-Za-z]:\//;

/** Returns a file's path as a URI: relative, or "file:///…" for an absolute path of any system. */
export const toUri = (file: string): string => {
  const path = file.replaceAll("\\", "/");
  const steps = path.split("/").map((step) => encodeURIComponent(step.replace(/\p{Surrogate}/gu, "\uFFFD")));
  if (DRIVE.test(path)) return `file:///${[path.slice(0, 2), ...steps.slice(1)].join("/")}`;
  // A first step with a colon would be read as a scheme; encodeURIComponent writes it as %3A.
  return path.startsWith("/") ? `file://${steps.join("/")}` : steps.join("/");
};
