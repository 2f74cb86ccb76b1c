/** The number of columns that leaves no row half empty, at most four. */
export function columnsFor(count: number) {
  if (count === 4) return 'lg:grid-cols-4'
  return count === 2 ? 'lg:grid-cols-2' : 'lg:grid-cols-3'
}
