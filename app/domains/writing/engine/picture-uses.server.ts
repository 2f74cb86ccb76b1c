import { noteMediaUses } from '~/domains/media/commands.server'
import { mediaIdsIn } from '~/domains/media/queries.server'
import type { Database } from '~/platform/database/database.server'
import { holdPost } from './stored-post.server'

/** Notes which pictures the post shows, to visitors or in what is being written: those cannot be deleted. */
export async function notePictures(tx: Database, postId: string) {
  const { row, working } = await holdPost(tx, postId)
  const covers = [row.coverId, working.coverId].flatMap((id) => id ?? [])
  const inBodies = await mediaIdsIn(tx, row.body + working.body)
  await noteMediaUses(tx, `post:${postId}`, [...covers, ...inBodies])
}

export function forgetPictures(tx: Database, postId: string) {
  return noteMediaUses(tx, `post:${postId}`, [])
}
