/** Words without meaning for a search; they aren't in the index of texts. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    "a about all also am an and any are as at be because been but by can could did do does for from had has have how " +
    "dont doesnt isnt arent cant wont didnt wasnt " +
    "i if in into is it its me my no not of on or our so such than that the their them then there these they this " +
    "those to us versus vs was we were what when where which who why will with would you your"
  ).split(" "),
);
