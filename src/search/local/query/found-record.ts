/** A record that matches a query. */
export interface FoundRecord {
  /** Number of the record. */
  record: number;
  score: number;
  /** How much of the query it matches, from 0 to 1; rare words count more. */
  share: number;
}
