const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** "March 2, 2026", the same on the server and in every browser. */
export function formatDay(moment: Date) {
  return dayFormat.format(moment)
}
