import { z } from 'zod'
import type { PieceArchive } from '~/domains/writing/piece-archive.server'
import type { PostContent } from './post-content'
import { postKind } from './post-kind.server'

/** Posts, as they leave in an archive and come back. */
export const postArchive: PieceArchive<PostContent> = {
  kind: postKind,
  folder: 'blog_posts',
  kept: { readTimeInt: z.int().min(0).max(100_000).nullable() },
  picture: { field: 'cover_image', idOf: ({ coverId }) => coverId },
  htmlOf: ({ body }) => body,
}
