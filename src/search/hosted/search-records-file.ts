/** All records, for the upload to the hosted service; not part of the site. */
export const searchRecordsFile = ".cache/search-records.json";
