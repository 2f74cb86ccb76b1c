import { z } from 'zod'
import type { EntryArchive } from '~/wings/publishing/writing/entry-archive.queries.server'
import type { PostContent } from './post-content'
import { postEntryType } from './post-entry-type.server'

/** Posts, as they leave in an archive and come back. */
export const postArchive: EntryArchive<PostContent> = {
  entryType: postEntryType,
  folder: 'blog_posts',
  extraColumns: { readTimeInt: z.int().min(0).max(100_000).nullable() },
  picture: { field: 'cover_image', idOf: ({ coverId }) => coverId },
  toHtml: ({ body }) => body,
}
