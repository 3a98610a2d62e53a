/** The result of running a program. */
export interface Run {
  /** Output of each part, up to where the program ended. */
  printed: string[];
  /** How the program failed, in one line. */
  error?: string;
}
