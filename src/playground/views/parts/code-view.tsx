import { useEffect, useRef, useState } from "react";

import type { JsonEditor } from "../../editor/create-json-editor";
import { usePlayground } from "./playground-context";

interface CodeViewProps {
  label: string;
  text: string;
  /** Called with what is typed; without it the editor is read-only. */
  onChange?: (text: string) => void;
  /** Id of the element that describes what is wrong with it, if there is one. */
  problemId?: string;
}

/** Renders a lazily loaded JSON editor, which shows long texts as fast as short ones. */
export const CodeView = ({ label, text, onChange, problemId }: CodeViewProps) => {
  const { attempt } = usePlayground();
  const root = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<JsonEditor>();
  const change = useRef(onChange);
  const isEditable = onChange !== undefined;

  useEffect(() => {
    change.current = onChange;
  }, [onChange]);

  useEffect(() => {
    let created: JsonEditor | undefined;
    let isGone = false;
    void attempt(async () => {
      const { createJsonEditor } = await import("../../editor/create-json-editor");
      if (isGone) return;
      created = createJsonEditor(root.current!, label, isEditable ? (typed) => change.current?.(typed) : undefined);
      setEditor(created);
    });
    return () => {
      isGone = true;
      created?.destroy();
    };
  }, [attempt, label, isEditable]);

  useEffect(() => editor?.setText(text), [editor, text]);

  useEffect(() => editor?.blame(problemId), [editor, problemId]);

  return <div ref={root} className="code-view" />;
};
