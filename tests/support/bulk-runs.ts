import { randomUUID } from 'node:crypto'
import { undoRun } from '~/kits/runs/run-control.commands.server'
import type { Database } from '~/platform/database/database.server'
import type { PostContent } from '~/wings/content/blog/post-content'
import { postEntryType } from '~/wings/content/blog/post-entry-type.server'
import { bulkRuns } from '~/wings/content/bulk/bulk-runs.server'
import { startMakingPages } from '~/wings/content/bulk/commands.server'
import { aRun, type SimpleTemplate, simpleRunDependencies } from '~/wings/content/bulk/fixtures'
import { processBulkRun } from '~/wings/content/bulk/process-bulk-run.server'
import { listRunRows } from '~/wings/content/bulk/queries.server'
import { findEntryForEditor } from '~/wings/publishing/writing/find-entry-for-editor.server'
import { saveDraft } from '~/wings/publishing/writing/lifecycle/save-draft.commands.server'

export const testActor = { id: randomUUID(), email: 'ada@studio.test' }

export const townTemplate: SimpleTemplate = {
  id: randomUUID(),
  title: 'Plumbers in {town}',
  body: 'We work in {town}. {story}',
  names: ['town', 'story'],
}

/** Ten words of its own for each town, so that no two are alike. */
export const townStory = (town: string) => Array.from({ length: 10 }, (_, n) => `${town}${n}`).join(' ')
export const townTable = (...names: string[]) =>
  ['town\tstory', ...names.map((name) => `${name}\t${townStory(name)}`)].join('\n')

export async function planRunAndWait(db: Database, run: Parameters<typeof aRun>[2]) {
  const id = await aRun(db, testActor, run)
  await processBulkRun(db, simpleRunDependencies, id)
  return id
}

export async function makeRunAndWait(db: Database, run: Parameters<typeof aRun>[2]) {
  const id = await planRunAndWait(db, run)
  await startMakingPages(db, testActor, id)
  await processBulkRun(db, simpleRunDependencies, id)
  return id
}

export async function undoRunAndWait(db: Database, id: string) {
  await undoRun(db, bulkRuns, testActor, id)
  await processBulkRun(db, simpleRunDependencies, id)
}

export const listOutcomes = async (db: Database, id: string) =>
  (await listRunRows(db, id, { filter: null }, 100)).rows.map(({ outcome, reason }) => reason || outcome)

export const listPostSlugs = async (db: Database) =>
  (await db.selectFrom('blogPosts').select('slug').orderBy('slug').execute()).map(({ slug }) => slug)

export async function findPostBySlug(db: Database, slug: string) {
  const { id } = await db.selectFrom('blogPosts').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()
  const entry = await findEntryForEditor(db, postEntryType, id)
  if (!entry) throw new Error('There is no such post.')
  return { ...entry, id }
}

export async function editPostBySlug(db: Database, slug: string, body: string) {
  const { id, revision, content } = await findPostBySlug(db, slug)
  await saveDraft(db, postEntryType, testActor, id, { basedOn: revision, content: { ...content, body } as PostContent })
}
