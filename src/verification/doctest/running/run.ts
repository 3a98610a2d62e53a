/** What a program did when it ran. */
export interface Run {
  /** What each part printed, up to where the program ended. */
  printed: string[];
  /** How the program failed, in one line. */
  error?: string;
}
