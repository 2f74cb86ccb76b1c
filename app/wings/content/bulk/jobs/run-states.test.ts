import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { pauseRun, resumeRun, stopRun, undoRun } from '~/kits/runs/run-control.commands.server'
import { resumeLeftRuns } from '~/kits/runs/run-jobs.server'
import type { Database } from '~/platform/database/database.server'
import { postEntryType } from '~/wings/content/blog/post-entry-type.server'
import { findPublishedPost } from '~/wings/content/blog/queries.server'
import { publishEntry } from '~/wings/publishing/writing/lifecycle/publication.commands.server'
import {
  editPostBySlug,
  findPostBySlug,
  listOutcomes,
  listPostSlugs,
  makeRunAndWait,
  planRunAndWait,
  testActor,
  townTable,
  townTemplate,
  undoRunAndWait,
} from '~test/bulk-runs'
import { describe, expect, test } from '~test/test'
import { bulkRuns } from '../bulk-runs.server'
import { publishRun, startMakingPages } from '../commands.server'
import { aRun, simpleRunDependencies } from '../fixtures'
import { processBulkRun } from '../process-bulk-run.server'
import { findRun, listRunRows, listRuns } from '../queries.server'
import type { RowWithReferences } from '../run-template'
import { scheduledTimeFor } from './publish-pages.commands.server'

describe('undoing', () => {
  test('takes away what the run made, and keeps what was edited by hand', async ({ db }) => {
    const id = await makeRunAndWait(db, { template: townTemplate, table: townTable('Leeds', 'York', 'Hull') })
    await editPostBySlug(db, 'plumbers-in-york', '<p>Mine.</p>')
    const hull = await findPostBySlug(db, 'plumbers-in-hull')
    await publishEntry(db, postEntryType, testActor, hull.id)
    await undoRunAndWait(db, id)
    expect(await listPostSlugs(db)).toEqual(['plumbers-in-hull', 'plumbers-in-york'])
    expect((await findPostBySlug(db, 'plumbers-in-hull')).isDeleted).toBe(true)
    const { rows } = await listRunRows(db, id, { filter: null }, 10)
    expect(rows.map(({ undoOutcome }) => undoOutcome)).toEqual(['deleted', 'kept', 'trashed'])
    expect((await listRunRows(db, id, { filter: 'kept-by-undo' }, 10)).rows.map(({ position }) => position)).toEqual([
      2,
    ])
    expect(await findRun(db, id)).toMatchObject({ phase: 'undo', state: 'completed' })
  })

  test('gives changed pages back what they said before, also to visitors; the earlier run can still be undone', async ({
    db,
  }) => {
    const first = await makeRunAndWait(db, { template: townTemplate, table: townTable('Leeds', 'York') })
    await publishRun(db, testActor, first, { perDay: null, from: new Date() })
    await processBulkRun(db, simpleRunDependencies, first)
    const table = townTable('Leeds', 'York', 'Bath')
    const second = await makeRunAndWait(db, { template: { ...townTemplate, body: 'New. {story}' }, table })
    await undoRunAndWait(db, second)
    expect(await listPostSlugs(db)).toEqual(['plumbers-in-leeds', 'plumbers-in-york'])
    expect((await findPublishedPost(db, 'plumbers-in-leeds'))?.body).toContain('We work in Leeds')
    const third = await planRunAndWait(db, { template: townTemplate, table: townTable('Leeds', 'York') })
    expect(await listOutcomes(db, third)).toEqual(['unchanged', 'unchanged'])
    await undoRunAndWait(db, first)
    expect((await findPostBySlug(db, 'plumbers-in-leeds')).isDeleted).toBe(true)
  })

  test('gives drafts back what they said, also when they were made a minute before', async ({ db }) => {
    await makeRunAndWait(db, { template: townTemplate, table: townTable('Leeds') })
    const second = await makeRunAndWait(db, {
      template: { ...townTemplate, body: 'New. {story}' },
      table: townTable('Leeds'),
    })
    await undoRunAndWait(db, second)
    expect((await listRunRows(db, second, { filter: null }, 10)).rows.map(({ undoOutcome }) => undoOutcome)).toEqual([
      'restored',
    ])
    expect((await findPostBySlug(db, 'plumbers-in-leeds')).content.body).toContain('We work in Leeds')
  })

  test('takes a draft that the run changed and brought out away from visitors again', async ({ db }) => {
    await makeRunAndWait(db, { template: townTemplate, table: townTable('Leeds') })
    const second = await makeRunAndWait(db, {
      template: { ...townTemplate, body: 'New. {story}' },
      table: townTable('Leeds'),
    })
    await publishRun(db, testActor, second, { perDay: null, from: new Date() })
    await processBulkRun(db, simpleRunDependencies, second)
    expect(await findPublishedPost(db, 'plumbers-in-leeds')).toBeDefined()
    await undoRunAndWait(db, second)
    expect(await findPublishedPost(db, 'plumbers-in-leeds')).toBeUndefined()
    const { content, publishedAt } = await findPostBySlug(db, 'plumbers-in-leeds')
    expect([content.body, publishedAt]).toEqual([expect.stringContaining('We work in Leeds'), null])
  })

  test('keeps what a later run has changed until that one is undone', async ({ db }) => {
    const first = await makeRunAndWait(db, { template: townTemplate, table: townTable('Leeds', 'York') })
    const table = townTable('Leeds')
    const second = await makeRunAndWait(db, { template: { ...townTemplate, body: 'Second. {story}' }, table })
    const third = await makeRunAndWait(db, { template: { ...townTemplate, body: 'Third. {story}' }, table })
    await undoRunAndWait(db, second)
    expect((await findPostBySlug(db, 'plumbers-in-leeds')).content.body).toContain('Third.')
    expect(await listOutcomes(db, second)).toEqual(['A later run changed this page. Undo that run first.'])
    await undoRunAndWait(db, third)
    expect((await findPostBySlug(db, 'plumbers-in-leeds')).content.body).toContain('Second.')
    await undoRunAndWait(db, first)
    expect(await listPostSlugs(db)).toEqual(['plumbers-in-leeds'])
  })

  test('lets the same table be run again', async ({ db }) => {
    const run = { template: townTemplate, table: townTable('Leeds', 'York') }
    await undoRunAndWait(db, await makeRunAndWait(db, run))
    expect(await listPostSlugs(db)).toEqual([])
    await makeRunAndWait(db, run)
    expect(await listPostSlugs(db)).toHaveLength(2)
  })
})

describe('publishing', () => {
  test('brings the pages out at once, and leaves out what was edited by hand', async ({ db }) => {
    const id = await makeRunAndWait(db, { template: townTemplate, table: townTable('Leeds', 'York') })
    await editPostBySlug(db, 'plumbers-in-york', '<p>Not ready.</p>')
    await publishRun(db, testActor, id, { perDay: null, from: new Date() })
    await processBulkRun(db, simpleRunDependencies, id)
    expect(await findPublishedPost(db, 'plumbers-in-leeds')).toBeDefined()
    expect(await findPublishedPost(db, 'plumbers-in-york')).toBeUndefined()
    expect(await listOutcomes(db, id)).toEqual(['created', 'Not published: Its page was edited by hand.'])
  })

  test('brings so many a day out, spread over the day, from a day on', async ({ db }) => {
    const id = await makeRunAndWait(db, { template: townTemplate, table: townTable('a', 'b', 'c') })
    const from = new Date('2126-03-01T08:00:00Z')
    await publishRun(db, testActor, id, { perDay: 2, from })
    await processBulkRun(db, simpleRunDependencies, id)
    const dates = await db.selectFrom('blogPosts').select('publishedAt').orderBy('publishedAt').execute()
    expect(dates.map(({ publishedAt }) => publishedAt?.toISOString())).toEqual([
      ...['2126-03-01T08:00:00.000Z', '2126-03-01T20:00:00.000Z', '2126-03-02T08:00:00.000Z'],
    ])
    expect(scheduledTimeFor({ perDay: null, publishFrom: from }, 5)).toBeUndefined()
    await undoRunAndWait(db, id)
    expect(await listPostSlugs(db)).toEqual([])
  })
})

describe('publishing again', () => {
  test('takes back why a page was left out, and gives the days only to pages that were not public', async ({ db }) => {
    const id = await makeRunAndWait(db, { template: townTemplate, table: townTable('a', 'b', 'c') })
    await publishEntry(db, postEntryType, testActor, (await findPostBySlug(db, 'plumbers-in-a')).id)
    const ofB = await findPostBySlug(db, 'plumbers-in-b')
    await db.updateTable('blogPosts').set({ deletedAt: new Date() }).where('id', '=', ofB.id).execute()
    const from = new Date('2126-03-01T08:00:00Z')
    await publishRun(db, testActor, id, { perDay: 1, from })
    await processBulkRun(db, simpleRunDependencies, id)
    expect(await listOutcomes(db, id)).toEqual(['created', 'Not published: Its page is in the trash.', 'created'])
    expect((await findPostBySlug(db, 'plumbers-in-c')).publishedAt).toBe(from.toISOString())
    await db.updateTable('blogPosts').set({ deletedAt: null }).where('id', '=', ofB.id).execute()
    await publishRun(db, testActor, id, { perDay: 1, from })
    await processBulkRun(db, simpleRunDependencies, id)
    expect(await listOutcomes(db, id)).toEqual(['created', 'created', 'created'])
    expect((await findPostBySlug(db, 'plumbers-in-b')).publishedAt).toBe(from.toISOString())
  })
})

describe('the state of a run', () => {
  test('goes only where it may', async ({ db }) => {
    const id = await aRun(db, testActor, { template: townTemplate, table: townTable('a') })
    await expect(startMakingPages(db, testActor, id)).rejects.toThrow(
      'This run cannot be started. Its status is “Queued”.',
    )
    await expect(undoRun(db, bulkRuns, testActor, id)).rejects.toThrow('cannot be undone')
    await expect(resumeRun(db, bulkRuns, testActor, id)).rejects.toThrow('cannot be resumed')
    await expect(pauseRun(db, bulkRuns, testActor, randomUUID())).rejects.toThrow('This run no longer exists.')
    await stopRun(db, bulkRuns, testActor, id)
    await processBulkRun(db, simpleRunDependencies, id)
    expect(await listOutcomes(db, id)).toEqual([])
  })

  test('waits while it is paused, and goes on where it was', async ({ db }) => {
    const id = await planRunAndWait(db, { template: townTemplate, table: townTable('a', 'b') })
    await startMakingPages(db, testActor, id)
    await pauseRun(db, bulkRuns, testActor, id)
    await processBulkRun(db, simpleRunDependencies, id)
    expect(await listPostSlugs(db)).toEqual([])
    await resumeRun(db, bulkRuns, testActor, id)
    await processBulkRun(db, simpleRunDependencies, id)
    expect(await listPostSlugs(db)).toHaveLength(2)
  })

  test('waits with the reason when it fails again and again', async ({ db }) => {
    const id = await planRunAndWait(db, { template: townTemplate, table: townTable('a') })
    await startMakingPages(db, testActor, id)
    const broken = {
      ...simpleRunDependencies,
      readTemplate: (snapshot: unknown) => ({
        ...simpleRunDependencies.readTemplate(snapshot),
        resolveReferences: async () => Promise.reject(new Error('broken')),
      }),
    }
    for (let tries = 1; tries <= 5; tries++) await expect(processBulkRun(db, broken, id)).rejects.toThrow('broken')
    await processBulkRun(db, broken, id)
    const reason = 'It failed after 5 attempts.'
    expect(await findRun(db, id)).toMatchObject({ phase: 'make', state: 'paused', error: reason })
    await resumeRun(db, bulkRuns, testActor, id)
    await processBulkRun(db, simpleRunDependencies, id)
    expect(await findRun(db, id)).toMatchObject({ phase: 'make', state: 'completed', error: null })
  })

  test('is left to whoever works at it, who looks while it renders', async ({ db }) => {
    const names = Array.from({ length: 60 }, (_, n) => `t${n}`)
    const id = await aRun(db, testActor, { template: townTemplate, table: townTable(...names) })
    let rendered = 0
    const takenAway = {
      ...simpleRunDependencies,
      readTemplate(snapshot: unknown) {
        const template = simpleRunDependencies.readTemplate(snapshot)
        return {
          ...template,
          async resolveReferences(_db: Database, rows: Record<string, string>[]) {
            await db.updateTable('bulkRuns').set({ worker: randomUUID() }).where('id', '=', id).execute()
            return rows
          },
          render(row: RowWithReferences, seed: string) {
            rendered++
            return template.render(row, seed)
          },
        }
      },
    }
    await processBulkRun(db, takenAway, id)
    await processBulkRun(db, simpleRunDependencies, id)
    expect([rendered, await listOutcomes(db, id)]).toEqual([0, []])
  })

  test('is handed over again when nobody has worked at it for a minute', async ({ db }) => {
    const id = await aRun(db, testActor, { template: townTemplate, table: townTable('a') })
    const before = await countJobs(db)
    await resumeLeftRuns(db, bulkRuns, new Date(Date.now() + 30_000))
    expect(await countJobs(db)).toBe(before)
    await resumeLeftRuns(db, bulkRuns, new Date(Date.now() + 120_000))
    expect(await countJobs(db)).toBe(before + 1)
    await resumeLeftRuns(db, bulkRuns, new Date(Date.now() + 180_000))
    expect(await countJobs(db)).toBe(before + 1)
    expect((await listRuns(db, {}, 10)).rows.map((run) => run.id)).toEqual([id])
  })
})

async function countJobs(db: Database) {
  const { rows } = await sql<{ n: string }>`
    select count(*) as n from pgboss.job where name = 'run-bulk-task'`.execute(db)
  return Number(rows[0]?.n)
}
