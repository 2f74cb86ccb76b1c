/**
 * The rows of a long list page by page, so that one page is in memory: `find` gives those whose keys come after `after`, in
 * the order of their keys, and without `after` the first ones. A page with fewer rows than `limit` is the last; without a
 * limit, that is the one before an empty page.
 */
export async function* keysetPages<Row>(
  find: (after?: string) => Promise<Row[]>,
  keyOf: (row: Row) => string,
  limit = 1,
): AsyncGenerator<Row[]> {
  for (let rows = await find(); ; rows = await find(keyOf(rows.at(-1) as Row))) {
    if (rows.length > 0) yield rows
    if (rows.length < limit) return
  }
}
