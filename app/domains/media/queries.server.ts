import { type ExpressionBuilder, sql } from 'kysely'
import type { DB } from '~/platform/database/tables'
import type { Picture } from './picture'

/**
 * A picture as part of another query's row: `pictureOf('blogPosts.coverId', 'blogPosts.coverAlt').as('cover')`.
 * Null where there is none.
 */
export function pictureOf<Table extends keyof DB>(
  from: ExpressionBuilder<DB, Table>,
  id: Parameters<typeof from.ref>[0],
  alt: Parameters<typeof from.ref>[0],
) {
  return sql<Picture | null>`(
    select json_build_object('checksum', checksum, 'width', width, 'height', height, 'widths', widths, 'alt', ${from.ref(alt)})
    from media_files where media_files.id = ${from.ref(id)})`
}
