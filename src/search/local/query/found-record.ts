/** A record that answers a query. */
export interface FoundRecord {
  /** Number of the record. */
  record: number;
  score: number;
  /** How much of the query it has, from 0 to 1: rare words are more of it than common ones. */
  share: number;
}
