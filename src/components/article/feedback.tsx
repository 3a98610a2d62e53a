import { type FormEvent, useState } from "react";

import { newIssueUrl } from "../../config/urls";
import { toAddress } from "../../utils/address";

/** Netlify, which sets the variable in its builds, collects the form's answers; null on other hosts. */
const netlifyForm = process.env.NETLIFY === "true" ? "page-feedback" : null;

const MOST = 200;

const IssueLink = ({ path, children }: { path: string; children: string }) => (
  <a href={newIssueUrl(`Feedback: ${path}`, "What I looked for:")} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
);

/** Returns the form with the button that was pressed, as a form posts it. */
const bodyOf = ({ currentTarget, nativeEvent }: FormEvent<HTMLFormElement>): URLSearchParams => {
  const data = new FormData(currentTarget, (nativeEvent as SubmitEvent).submitter);
  return new URLSearchParams([...data].map(([name, value]): [string, string] => [name, String(value)]));
};

/** Asks whether a page helped, without an account; without scripts the browser posts the form. Only the page, the answer and the reason are sent. */
export const FeedbackForm = ({ name, path }: { name: string; path: string }) => {
  const [state, setState] = useState<"open" | "sent" | "failed">("open");
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const answer = await fetch(toAddress(path), { method: "POST", body: bodyOf(event) }).catch(() => undefined);
    setState(answer?.ok ? "sent" : "failed");
  };
  return (
    <>
      <span role="status">
        {state === "sent" && "Thank you."}
        {state === "failed" && (
          <>
            Your answer could not be sent. <IssueLink path={path}>Open an issue</IssueLink>
          </>
        )}
      </span>
      {state === "open" && (
        <form
          name={name}
          method="post"
          action={toAddress(path)}
          data-netlify="true"
          netlify-honeypot="url"
          className="feedback"
          onSubmit={(event) => void send(event)}
        >
          <input type="hidden" name="form-name" value={name} />
          <input type="hidden" name="page" value={path} />
          <input name="url" hidden aria-hidden="true" tabIndex={-1} autoComplete="off" />
          <span>Was this page helpful?</span>
          <button name="helpful" value="yes">
            Yes
          </button>
          <details>
            <summary>No</summary>
            <label>
              What did you look for?
              <input name="reason" maxLength={MOST} autoComplete="off" />
            </label>
            <button name="helpful" value="no">
              Send
            </button>
          </details>
        </form>
      )}
    </>
  );
};

export const IssueFeedback = ({ path }: { path: string }) => (
  <span>
    Something missing? <IssueLink path={path}>Open an issue</IssueLink>
  </span>
);

/** "Was this page helpful?", as a form where the host collects answers, else as a link to the issues. */
export const Feedback = ({ path }: { path: string }) =>
  netlifyForm === null ? <IssueFeedback path={path} /> : <FeedbackForm name={netlifyForm} path={path} />;
