/** Returns whether the reader's browser sends "Do Not Track" or "Global Privacy Control". */
export const refusesTracking = (): boolean => {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === "1" || globalPrivacyControl === true;
};
