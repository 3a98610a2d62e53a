import { useEffect, useState } from "react";

import type { CodeLanguage } from "../../code/toolkit-code";

/** Code highlighted as in the guides; plain until the highlighter is loaded, which only happens here. */
export const HighlightedCode = ({ code, language }: { code: string; language: CodeLanguage }) => {
  const [colored, setColored] = useState<{ code: string; html: string }>();

  useEffect(() => {
    let isNewest = true;
    import("../../../utils/highlight/highlight").then(
      ({ highlight }) => {
        if (isNewest) setColored({ code, html: highlight(code, language).join("\n") });
      },
      () => undefined,
    );
    return () => {
      isNewest = false;
    };
  }, [code, language]);

  if (colored?.code !== code) return <code>{code}</code>;
  return <code dangerouslySetInnerHTML={{ __html: colored.html }} />;
};
