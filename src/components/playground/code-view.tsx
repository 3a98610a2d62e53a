import { useEffect, useRef, useState } from "react";

import { createJsonEditor, type JsonEditor } from "../../playground/create-json-editor";

interface CodeViewProps {
  label: string;
  text: string;
  /** Is told what is typed; without it nothing can be. */
  onChange?: (text: string) => void;
}

/** JSON in an editor of its own, which shows long texts as fast as short ones. */
export const CodeView = ({ label, text, onChange }: CodeViewProps) => {
  const root = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<JsonEditor>();
  const change = useRef(onChange);
  const isEditable = onChange !== undefined;

  useEffect(() => {
    change.current = onChange;
  }, [onChange]);

  useEffect(() => {
    const created = createJsonEditor(root.current!, label, isEditable ? (typed) => change.current?.(typed) : undefined);
    setEditor(created);
    return () => created.destroy();
  }, [label, isEditable]);

  useEffect(() => editor?.setText(text), [editor, text]);

  return <div ref={root} className="code-view" />;
};
