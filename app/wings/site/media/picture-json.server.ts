import { type RawBuilder, sql } from 'kysely'
import type { Picture } from './picture'

/** A row of media_files as a `Picture`, in a query that has the table at hand. `alt` is SQL for the words of the place. */
export function pictureJsonSql(alt: RawBuilder<unknown>) {
  return sql<Picture>`json_build_object('checksum', checksum, 'width', width, 'height', height, 'widths', widths,
    'formats', formats, 'placeholder', placeholder, 'alt', ${alt})`
}
