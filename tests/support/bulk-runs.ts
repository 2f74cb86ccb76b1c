import { randomUUID } from 'node:crypto'
import type { PostContent } from '~/domains/blog/post-content'
import { postKind } from '~/domains/blog/post-kind.server'
import { makeRun, undoRun } from '~/domains/bulk-runs/commands.server'
import { aRun, type SmallTemplate, smallSources } from '~/domains/bulk-runs/fixtures'
import { listRunPages } from '~/domains/bulk-runs/queries.server'
import { workOnRun } from '~/domains/bulk-runs/work.server'
import { saveDraft } from '~/domains/writing/engine/save-draft.server'
import { openPiece } from '~/domains/writing/open-piece.server'
import type { Database } from '~/platform/database/database.server'

export const ada = { id: randomUUID(), email: 'ada@studio.test' }

export const towns: SmallTemplate = {
  id: randomUUID(),
  title: 'Plumbers in {town}',
  body: 'We work in {town}. {story}',
  names: ['town', 'story'],
}

/** Ten words of its own for each town, so that no two are alike. */
export const story = (town: string) => Array.from({ length: 10 }, (_, n) => `${town}${n}`).join(' ')
export const tableOf = (...names: string[]) =>
  ['town\tstory', ...names.map((name) => `${name}\t${story(name)}`)].join('\n')

export async function planned(db: Database, run: Parameters<typeof aRun>[2]) {
  const id = await aRun(db, ada, run)
  await workOnRun(db, smallSources, id)
  return id
}

export async function made(db: Database, run: Parameters<typeof aRun>[2]) {
  const id = await planned(db, run)
  await makeRun(db, smallSources, ada, id)
  await workOnRun(db, smallSources, id)
  return id
}

export async function undone(db: Database, id: string) {
  await undoRun(db, smallSources, ada, id)
  await workOnRun(db, smallSources, id)
}

export const told = async (db: Database, id: string) =>
  (await listRunPages(db, id, { filter: null }, 100)).rows.map(({ outcome, reason }) => reason || outcome)

export const slugs = async (db: Database) =>
  (await db.selectFrom('blogPosts').select('slug').orderBy('slug').execute()).map(({ slug }) => slug)

export async function pieceAt(db: Database, slug: string) {
  const { id } = await db.selectFrom('blogPosts').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()
  const piece = await openPiece(db, postKind, id)
  if (!piece) throw new Error('There is no such post.')
  return { ...piece, id }
}

export async function editByHand(db: Database, slug: string, body: string) {
  const { id, revision, content } = await pieceAt(db, slug)
  await saveDraft(db, postKind, ada, id, { basedOn: revision, content: { ...content, body } as PostContent })
}
