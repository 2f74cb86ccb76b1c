/** The columns of a grid that leave no row half empty, at most four. */
export function gridColumnsClassName(count: number) {
  if (count === 1) return ''
  if (count === 2) return 'sm:grid-cols-2'
  if (count === 3) return 'md:grid-cols-3'
  return count === 4 ? 'sm:grid-cols-2 lg:grid-cols-4' : 'sm:grid-cols-2 lg:grid-cols-3'
}
