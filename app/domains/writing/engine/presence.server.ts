import type { Database } from '~/platform/database/database.server'
import { DomainError } from '~/platform/errors'

const PRESENT_MS = 30_000

export interface Editor {
  name: string
  email: string
  seenAt: Date
}

/** Says that this person has the post open, and who else has; a post that is not saved yet has nobody else. */
export async function noteEditor(db: Database, profileId: string, postId: string, now = new Date()) {
  const post = await db
    .selectFrom('blogPosts')
    .select(['revision', 'publishedAt', 'deletedAt'])
    .where('id', '=', postId)
    .executeTakeFirst()
  if (!post) throw new DomainError('This post no longer exists.', 404)
  await db
    .insertInto('postEditors')
    .values({ postId, profileId, seenAt: now })
    .onConflict((conflict) => conflict.columns(['postId', 'profileId']).doUpdateSet({ seenAt: now }))
    .execute()
  return { ...post, others: await listOtherEditors(db, profileId, postId, now) }
}

export async function leaveEditor(db: Database, profileId: string, postId: string) {
  await db.deleteFrom('postEditors').where('postId', '=', postId).where('profileId', '=', profileId).execute()
}

function listOtherEditors(db: Database, profileId: string, postId: string, now: Date): Promise<Editor[]> {
  return db
    .selectFrom('postEditors')
    .innerJoin('profiles', 'profiles.id', 'postEditors.profileId')
    .select(['fullName as name', 'email', 'seenAt'])
    .where('postId', '=', postId)
    .where('profileId', '!=', profileId)
    .where('seenAt', '>', new Date(now.getTime() - PRESENT_MS))
    .orderBy('email')
    .execute()
}

/** Forgets who had something open long ago. */
export function forgetEditors(db: Database, before: Date) {
  return db.deleteFrom('postEditors').where('seenAt', '<', before).execute()
}
