import { useEffect, useState } from "react";

import { useBrowserValue } from "../../browser/hooks/use-browser";
import { type Announcement, ANNOUNCEMENT_DISMISSED_KEY, ANNOUNCEMENT_ID_KEY } from "../../config/announcement";
import { storage } from "../../utils/browser/storage";
import { Icon } from "../parts/icon";

/** Renders a line above the navbar; once closed, it stays hidden until its id changes. */
export const AnnouncementBar = ({ announcement }: { announcement: Announcement }) => {
  const [closed, setClosed] = useState(false);
  const { id, text, link, closeable } = announcement;

  const wasClosed = useBrowserValue(
    () => storage.get(ANNOUNCEMENT_ID_KEY) === id && storage.get(ANNOUNCEMENT_DISMISSED_KEY) === "true",
  );

  useEffect(() => {
    if (storage.get(ANNOUNCEMENT_ID_KEY) === id) return;
    storage.set(ANNOUNCEMENT_ID_KEY, id);
    storage.set(ANNOUNCEMENT_DISMISSED_KEY, "false");
  }, [id]);

  if (closed || wasClosed) return null;
  const close = (): void => {
    storage.set(ANNOUNCEMENT_DISMISSED_KEY, "true");
    setClosed(true);
  };
  return (
    <div role="region" aria-label="Announcement" className="announcement no-print">
      <p>
        {text} {link && <a href={link.href}>{link.label}</a>}
      </p>
      {closeable && (
        <button type="button" aria-label="Close" onClick={close}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
};
