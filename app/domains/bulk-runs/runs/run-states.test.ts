import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { postKind } from '~/domains/blog/post-kind.server'
import { findPublishedPost } from '~/domains/blog/queries.server'
import { publish } from '~/domains/writing/engine/publication.server'
import type { Database } from '~/platform/database/database.server'
import { ada, editByHand, made, pieceAt, planned, slugs, tableOf, told, towns, undone } from '~test/bulk-runs'
import { describe, expect, test } from '~test/test'
import { makeRun, pauseRun, publishRun, resumeRun, stopRun, undoRun } from '../commands.server'
import { aRun, smallSources } from '../fixtures'
import { findRun, listRunPages, listRuns } from '../queries.server'
import type { LookedUp } from '../run-template'
import { momentOf } from '../tasks/publish.server'
import { continueRuns, workOnRun } from '../work.server'

describe('undoing', () => {
  test('takes away what the run made, and keeps what was edited by hand', async ({ db }) => {
    const id = await made(db, { template: towns, table: tableOf('Leeds', 'York', 'Hull') })
    await editByHand(db, 'plumbers-in-york', '<p>Mine.</p>')
    const hull = await pieceAt(db, 'plumbers-in-hull')
    await publish(db, postKind, ada, hull.id)
    await undone(db, id)
    expect(await slugs(db)).toEqual(['plumbers-in-hull', 'plumbers-in-york'])
    expect((await pieceAt(db, 'plumbers-in-hull')).isDeleted).toBe(true)
    const { rows } = await listRunPages(db, id, { filter: null }, 10)
    expect(rows.map(({ fate }) => fate)).toEqual(['deleted', 'kept', 'trashed'])
    expect((await listRunPages(db, id, { filter: 'left' }, 10)).rows.map(({ position }) => position)).toEqual([2])
    expect(await findRun(db, id)).toMatchObject({ task: 'undo', state: 'done' })
  })

  test('gives changed pages back what they said before, also to visitors; the earlier run can still be undone', async ({
    db,
  }) => {
    const first = await made(db, { template: towns, table: tableOf('Leeds', 'York') })
    await publishRun(db, smallSources, ada, first, { perDay: null, from: new Date() })
    await workOnRun(db, smallSources, first)
    const table = tableOf('Leeds', 'York', 'Bath')
    const second = await made(db, { template: { ...towns, body: 'New. {story}' }, table })
    await undone(db, second)
    expect(await slugs(db)).toEqual(['plumbers-in-leeds', 'plumbers-in-york'])
    expect((await findPublishedPost(db, 'plumbers-in-leeds'))?.body).toContain('We work in Leeds')
    const third = await planned(db, { template: towns, table: tableOf('Leeds', 'York') })
    expect(await told(db, third)).toEqual(['same', 'same'])
    await undone(db, first)
    expect((await pieceAt(db, 'plumbers-in-leeds')).isDeleted).toBe(true)
  })

  test('gives drafts back what they said, also when they were made a minute before', async ({ db }) => {
    await made(db, { template: towns, table: tableOf('Leeds') })
    const second = await made(db, { template: { ...towns, body: 'New. {story}' }, table: tableOf('Leeds') })
    await undone(db, second)
    expect((await listRunPages(db, second, { filter: null }, 10)).rows.map(({ fate }) => fate)).toEqual(['restored'])
    expect((await pieceAt(db, 'plumbers-in-leeds')).content.body).toContain('We work in Leeds')
  })

  test('takes a draft that the run changed and brought out away from visitors again', async ({ db }) => {
    await made(db, { template: towns, table: tableOf('Leeds') })
    const second = await made(db, { template: { ...towns, body: 'New. {story}' }, table: tableOf('Leeds') })
    await publishRun(db, smallSources, ada, second, { perDay: null, from: new Date() })
    await workOnRun(db, smallSources, second)
    expect(await findPublishedPost(db, 'plumbers-in-leeds')).toBeDefined()
    await undone(db, second)
    expect(await findPublishedPost(db, 'plumbers-in-leeds')).toBeUndefined()
    const { content, publishedAt } = await pieceAt(db, 'plumbers-in-leeds')
    expect([content.body, publishedAt]).toEqual([expect.stringContaining('We work in Leeds'), null])
  })

  test('keeps what a later run has changed until that one is undone', async ({ db }) => {
    const first = await made(db, { template: towns, table: tableOf('Leeds', 'York') })
    const table = tableOf('Leeds')
    const second = await made(db, { template: { ...towns, body: 'Second. {story}' }, table })
    const third = await made(db, { template: { ...towns, body: 'Third. {story}' }, table })
    await undone(db, second)
    expect((await pieceAt(db, 'plumbers-in-leeds')).content.body).toContain('Third.')
    expect(await told(db, second)).toEqual(['A later run has changed its page. Undo that one first.'])
    await undone(db, third)
    expect((await pieceAt(db, 'plumbers-in-leeds')).content.body).toContain('Second.')
    await undone(db, first)
    expect(await slugs(db)).toEqual(['plumbers-in-leeds'])
  })

  test('lets the same table be run again', async ({ db }) => {
    const run = { template: towns, table: tableOf('Leeds', 'York') }
    await undone(db, await made(db, run))
    expect(await slugs(db)).toEqual([])
    await made(db, run)
    expect(await slugs(db)).toHaveLength(2)
  })
})

describe('publishing', () => {
  test('brings the pages out at once, and leaves out what was edited by hand', async ({ db }) => {
    const id = await made(db, { template: towns, table: tableOf('Leeds', 'York') })
    await editByHand(db, 'plumbers-in-york', '<p>Not ready.</p>')
    await publishRun(db, smallSources, ada, id, { perDay: null, from: new Date() })
    await workOnRun(db, smallSources, id)
    expect(await findPublishedPost(db, 'plumbers-in-leeds')).toBeDefined()
    expect(await findPublishedPost(db, 'plumbers-in-york')).toBeUndefined()
    expect(await told(db, id)).toEqual(['made', 'Not published: Its page was edited by hand.'])
  })

  test('brings so many a day out, spread over the day, from a day on', async ({ db }) => {
    const id = await made(db, { template: towns, table: tableOf('a', 'b', 'c') })
    const from = new Date('2126-03-01T08:00:00Z')
    await publishRun(db, smallSources, ada, id, { perDay: 2, from })
    await workOnRun(db, smallSources, id)
    const dates = await db.selectFrom('blogPosts').select('publishedAt').orderBy('publishedAt').execute()
    expect(dates.map(({ publishedAt }) => publishedAt?.toISOString())).toEqual([
      ...['2126-03-01T08:00:00.000Z', '2126-03-01T20:00:00.000Z', '2126-03-02T08:00:00.000Z'],
    ])
    expect(momentOf({ perDay: null, publishFrom: from }, 5)).toBeUndefined()
    await undone(db, id)
    expect(await slugs(db)).toEqual([])
  })
})

describe('publishing again', () => {
  test('takes back why a page was left out, and gives the days only to pages that were not public', async ({ db }) => {
    const id = await made(db, { template: towns, table: tableOf('a', 'b', 'c') })
    await publish(db, postKind, ada, (await pieceAt(db, 'plumbers-in-a')).id)
    const ofB = await pieceAt(db, 'plumbers-in-b')
    await db.updateTable('blogPosts').set({ deletedAt: new Date() }).where('id', '=', ofB.id).execute()
    const from = new Date('2126-03-01T08:00:00Z')
    await publishRun(db, smallSources, ada, id, { perDay: 1, from })
    await workOnRun(db, smallSources, id)
    expect(await told(db, id)).toEqual(['made', 'Not published: Its page is in the trash.', 'made'])
    expect((await pieceAt(db, 'plumbers-in-c')).publishedAt).toBe(from.toISOString())
    await db.updateTable('blogPosts').set({ deletedAt: null }).where('id', '=', ofB.id).execute()
    await publishRun(db, smallSources, ada, id, { perDay: 1, from })
    await workOnRun(db, smallSources, id)
    expect(await told(db, id)).toEqual(['made', 'made', 'made'])
    expect((await pieceAt(db, 'plumbers-in-b')).publishedAt).toBe(from.toISOString())
  })
})

describe('the state of a run', () => {
  test('goes only where it may', async ({ db }) => {
    const id = await aRun(db, ada, { template: towns, table: tableOf('a') })
    await expect(makeRun(db, smallSources, ada, id)).rejects.toThrow(
      'This run cannot be started: it is “Being checked”.',
    )
    await expect(undoRun(db, smallSources, ada, id)).rejects.toThrow('cannot be undone')
    await expect(resumeRun(db, smallSources, ada, id)).rejects.toThrow('cannot be resumed')
    await expect(pauseRun(db, ada, randomUUID())).rejects.toThrow('This run no longer exists.')
    await stopRun(db, ada, id)
    await workOnRun(db, smallSources, id)
    expect(await told(db, id)).toEqual([])
  })

  test('waits while it is paused, and goes on where it was', async ({ db }) => {
    const id = await planned(db, { template: towns, table: tableOf('a', 'b') })
    await makeRun(db, smallSources, ada, id)
    await pauseRun(db, ada, id)
    await workOnRun(db, smallSources, id)
    expect(await slugs(db)).toEqual([])
    await resumeRun(db, smallSources, ada, id)
    await workOnRun(db, smallSources, id)
    expect(await slugs(db)).toHaveLength(2)
  })

  test('waits with the reason when it fails again and again', async ({ db }) => {
    const id = await planned(db, { template: towns, table: tableOf('a') })
    await makeRun(db, smallSources, ada, id)
    const broken = {
      ...smallSources,
      readTemplate: (snapshot: unknown) => ({
        ...smallSources.readTemplate(snapshot),
        lookUp: async () => Promise.reject(new Error('broken')),
      }),
    }
    for (let tries = 1; tries <= 5; tries++) await expect(workOnRun(db, broken, id)).rejects.toThrow('broken')
    await workOnRun(db, broken, id)
    const reason = 'It was begun 5 times and came no further. It waits behind row 0.'
    expect(await findRun(db, id)).toMatchObject({ task: 'make', state: 'paused', reason })
    await resumeRun(db, smallSources, ada, id)
    await workOnRun(db, smallSources, id)
    expect(await findRun(db, id)).toMatchObject({ task: 'make', state: 'done', reason: '' })
  })

  test('is left to whoever works at it, who looks while it renders', async ({ db }) => {
    const names = Array.from({ length: 60 }, (_, n) => `t${n}`)
    const id = await aRun(db, ada, { template: towns, table: tableOf(...names) })
    let rendered = 0
    const takenAway = {
      ...smallSources,
      readTemplate(snapshot: unknown) {
        const template = smallSources.readTemplate(snapshot)
        return {
          ...template,
          async lookUp(_db: Database, rows: Record<string, string>[]) {
            await db.updateTable('bulkRuns').set({ worker: randomUUID() }).where('id', '=', id).execute()
            return rows
          },
          render(row: LookedUp, seed: string) {
            rendered++
            return template.render(row, seed)
          },
        }
      },
    }
    await workOnRun(db, takenAway, id)
    await workOnRun(db, smallSources, id)
    expect([rendered, await told(db, id)]).toEqual([0, []])
  })

  test('is handed over again when nobody has worked at it for a minute', async ({ db }) => {
    const id = await aRun(db, ada, { template: towns, table: tableOf('a') })
    const before = await countJobs(db)
    await continueRuns(db, smallSources, new Date(Date.now() + 30_000))
    expect(await countJobs(db)).toBe(before)
    await continueRuns(db, smallSources, new Date(Date.now() + 120_000))
    expect(await countJobs(db)).toBe(before + 1)
    await continueRuns(db, smallSources, new Date(Date.now() + 180_000))
    expect(await countJobs(db)).toBe(before + 1)
    expect((await listRuns(db, {}, 10)).rows.map((run) => run.id)).toEqual([id])
  })
})

async function countJobs(db: Database) {
  const { rows } = await sql<{ n: string }>`
    select count(*) as n from pgboss.job where name = 'work-on-bulk-run'`.execute(db)
  return Number(rows[0]?.n)
}
