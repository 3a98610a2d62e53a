export interface RunRequest {
  /** Address of the program's script. */
  address: string;
  /** The reader's message, if it's to be read instead of the sample. */
  message?: ReaderMessage;
}

/** A message that a program reads in place of a sample. */
export interface ReaderMessage {
  name: string;
  content: Uint8Array;
  /** The name under which the program reads it; undefined if it takes it as an argument. */
  as?: string;
}

export type RunFile = [name: string, content: Uint8Array];

export type RunReport =
  | { state: "missing" | "started" }
  | { state: "printed"; text: string; isError: boolean }
  | { state: "ended"; exitCode: number; written: RunFile[] };

export type Report = (report: RunReport) => void;

/** What the script of a program exports. */
export interface ProgramScript {
  start(message: ReaderMessage | undefined, report: Report): Promise<void>;
}
