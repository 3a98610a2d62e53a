/** The playground's icons as one path each, on a 24 px grid, in the style of the site's icons. */
const toolIcons = {
  open: "M3.5 18.5v-12a1 1 0 0 1 1-1h4.7l2 2.5h6.8a1 1 0 0 1 1 1v2.5M3.5 18.5l2.7-7h15.3l-2.7 7Z",
  file: "M6 3.5h8l4.5 4.5v12.5H6ZM14 3.5V8h4.5",
  folder: "M3.5 6.5a1 1 0 0 1 1-1h4.7l2 2.5h8.3a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1Z",
  paste: "M8.5 5.5H5.5v15h13v-15h-3M8.5 3.5h7v4h-7Z",
  sample: "m12 4 8.5 4.5L12 13 3.5 8.5ZM4.5 13l7.5 4 7.5-4M4.5 17l7.5 4 7.5-4",
  undo: "M8.5 4.5 4 9l4.5 4.5M4.5 9h10a5 5 0 0 1 0 10H11",
  redo: "M15.5 4.5 20 9l-4.5 4.5M19.5 9h-10a5 5 0 0 0 0 10H13",
  fix: "M20 7.5a4.8 4.8 0 0 1-6.6 4.4l-6.8 6.8a1.9 1.9 0 0 1-2.7-2.7l6.8-6.8A4.8 4.8 0 0 1 16.5 4l-2.8 2.8 3.5 3.5Z",
  download: "M12 4v11M7 10.5l5 5 5-5M4.5 19.5h15",
  copy: "M9 9h11v11H9ZM6 15H4V4h11v2",
  share:
    "M10.5 13.5a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7L12.2 6M13.5 10.5a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7L11.8 18",
  more: "M6.5 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0ZM13 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0ZM19.5 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0Z",
  clear: "M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.7 13h9.6l.7-13",
  keys: "M3 6.5h18v11H3ZM7 10v.1M10.3 10v.1M13.7 10v.1M17 10v.1M8.5 14h7",
  lock: "M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  find: "M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM16 16l4.5 4.5",
  chevron: "m6 9.5 6 6 6-6",
  tick: "M20.5 12a8.5 8.5 0 1 1-4.5-7.5M8.5 11.5l3.5 3.5 8-9",
  error: "M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7ZM12 8v5M12 16v.1",
  source: "m8.5 6-6 6 6 6M15.5 6l6 6-6 6",
  structure: "M4.5 4.5h9M6.5 4.5v14H11M6.5 11.5H11M14 11.5h6M14 18.5h6",
  tracks: "M4 6.5h9M4 11.5h6M4 16.5h5M17 17.5V5.5l3.5 2M17 17.5a2.2 2.2 0 1 1-4.4 0 2.2 2.2 0 0 1 4.4 0Z",
  json: "M9 4.5H8a2 2 0 0 0-2 2V10a2 2 0 0 1-2 2 2 2 0 0 1 2 2v3.5a2 2 0 0 0 2 2h1M15 4.5h1a2 2 0 0 1 2 2V10a2 2 0 0 0 2 2 2 2 0 0 0-2 2v3.5a2 2 0 0 1-2 2h-1",
  code: "M3.5 5h17v14h-17ZM7 9.5l3 2.5-3 2.5M12.5 15H17",
  edit: "m5 19 1-4L16.5 4.5l3 3L9 18ZM14 7l3 3",
  build: "M4.5 4.5h6v6h-6ZM4.5 13.5h6v6h-6ZM13.5 13.5h6v6h-6ZM16.5 4.5v6M13.5 7.5h6",
  convert: "M4 8.5h15M15.5 5 19 8.5 15.5 12M20 15.5H5M8.5 12 5 15.5 8.5 19",
  checks: "m4 7 1.5 1.5 3-3M4 16.5 5.5 18l3-3M12 7h8M12 16.5h8",
  schema: "M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6ZM9 12l2 2 4-4",
  changes: "m7 7-4 5 4 5M17 7l4 5-4 5M9.5 12h5M12 9.5v5",
  files: "M8 3.5h7l4 4v9H8ZM15 3.5v4h4M5 7.5v13h10.5",
} as const;

export type ToolIconName = keyof typeof toolIcons;

/** Renders a decorative icon of the playground. They're only on its page, not in the sprite of every page. */
export const ToolIcon = ({ name }: { name: ToolIconName }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={toolIcons[name]} />
  </svg>
);
