import { usePlayground, usePlaygroundState } from "./parts/playground-context";

/** Renders the last event, if the page doesn't show it otherwise. */
export const NoticeBar = () => {
  const { notify } = usePlayground();
  const notice = usePlaygroundState((state) => state.notice);
  return (
    <div role={notice?.kind === "error" ? "alert" : "status"}>
      {notice && (
        <p className={`notice ${notice.kind}`}>
          <span>
            {notice.text} {notice.link && <a href={notice.link}>The link</a>}
          </span>
          {notice.action && (
            <button
              type="button"
              onClick={() => {
                notify(null);
                notice.action?.run();
              }}
            >
              {notice.action.label}
            </button>
          )}
          <button type="button" onClick={() => notify(null)}>
            Dismiss
          </button>
        </p>
      )}
    </div>
  );
};
