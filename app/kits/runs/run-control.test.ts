import { randomUUID } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { expect, test } from '~test/test'
import { defineTestRuns } from '~test/test-runs'
import { processRun } from './process-run.server'
import { type RunState, runStates } from './run'
import { beginPhase, pauseRun, resumeRun, startRun, stopRun, undoRun } from './run-control.commands.server'
import { resumeLeftRuns } from './run-jobs.server'

const audited: string[] = []

class Refused extends Error {}

const walks = defineTestRuns({
  phaseJobNames: { undo: 'walk-back' },
  startsOverIn: ['plan'],
  bugMessage: 'A bug.',
  toEnd: (error) => (error instanceof Refused ? { state: 'failed', error: error.message } : undefined),
  prepare: async (_tx, _by, phase) => ({ totalCount: phase === 'apply' ? 7 : 3 }),
  audit: async (_tx, { email }, action) => void audited.push(`${action} by ${email}`),
})

const ada = { id: null, email: 'ada@studio.test' }

async function aWalk(db: Database, phase: string, state: string) {
  const id = await startRun(db, walks, ada, { settings: '{}' })
  await db.updateTable('linkRuns').set({ phase, state, doneCount: 2, error: 'Before.' }).where('id', '=', id).execute()
  audited.length = 0
  return id
}

const rowOf = (db: Database, id: string) =>
  db.selectFrom('linkRuns').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

async function jobsOf(db: Database, id: string) {
  const jobs = await db
    .withTables<{ 'pgboss.job': { name: string; data: { runId: string } } }>()
    .selectFrom('pgboss.job')
    .select(['name', 'data'])
    .execute()
  return jobs.filter(({ data }) => data.runId === id).map(({ name }) => name)
}

const steer = {
  pause: pauseRun,
  resume: resumeRun,
  stop: stopRun,
  undo: undoRun,
} satisfies Record<string, (db: Database, runs: typeof walks, by: typeof ada, id: string) => Promise<void>>

const allowed: Record<keyof typeof steer, Partial<Record<RunState, RunState>>> = {
  pause: { queued: 'paused', running: 'paused' },
  resume: { paused: 'queued' },
  stop: { queued: 'stopped', running: 'stopped', paused: 'stopped' },
  undo: Object.fromEntries(runStates.map((state) => [state, 'queued'])),
}

const moves = runStates.flatMap((state) =>
  (Object.keys(steer) as (keyof typeof steer)[]).map((action) => ({ state, action, to: allowed[action][state] })),
)

test.for(moves)('a run that is $state and asked to $action becomes $to', async ({ state, action, to }, { db }) => {
  const id = await aWalk(db, 'apply', state)
  const asked = steer[action](db, walks, ada, id)
  if (!to) {
    await expect(asked).rejects.toMatchObject({ status: 409 })
    expect(await rowOf(db, id)).toMatchObject({ state, error: 'Before.' })
    return expect(audited).toEqual([])
  }
  await asked
  const isStopped = to === 'stopped'
  expect(await rowOf(db, id)).toMatchObject({ state: to, error: null, endedAt: isStopped ? expect.any(Date) : null })
  expect(audited).toEqual([expect.stringMatching(/^(paused|resumed|stopped|undone) by ada@studio.test$/)])
})

test('a phase begins where it may, from its beginning, in its queue, with what the room prepares', async ({ db }) => {
  const id = await aWalk(db, 'plan', 'completed')
  await expect(undoRun(db, walks, ada, id)).rejects.toThrow('This walk cannot be undone. Its status is “Done”.')
  await beginPhase(db, walks, ada, id, { phase: 'apply', action: 'applied' })
  expect(await rowOf(db, id)).toMatchObject({ phase: 'apply', state: 'queued', doneCount: 0, totalCount: 7 })
  await undoRun(db, walks, ada, id)
  expect(await rowOf(db, id)).toMatchObject({ phase: 'undo', totalCount: 3 })
  expect(await jobsOf(db, id)).toEqual(['walk', 'walk', 'walk-back'])
  await expect(pauseRun(db, walks, ada, randomUUID())).rejects.toThrow('This walk no longer exists.')
})

test('a run is completed by its work, unless that let go of it, failed, or met a bug', async ({ database: { db } }) => {
  const endOf = async (work: () => Promise<void>) => {
    const id = await aWalk(db, 'apply', 'queued')
    await processRun(db, walks, id, work).catch(() => {})
    return rowOf(db, id)
  }
  expect(await endOf(async () => {})).toMatchObject({ state: 'completed', endedAt: expect.any(Date), worker: null })
  const refused = await endOf(() => Promise.reject(new Refused('It cannot be.')))
  expect(refused).toMatchObject({ state: 'failed', error: 'It cannot be.', endedAt: expect.any(Date) })
  const bug = await endOf(() => Promise.reject(new TypeError('x')))
  expect(bug).toMatchObject({ state: 'paused', error: 'A bug.', endedAt: null })
})

test('a run that was left is handed over once for each time', async ({ db }) => {
  const id = await aWalk(db, 'apply', 'running')
  const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)
  await resumeLeftRuns(db, walks, later(0))
  expect(await jobsOf(db, id)).toHaveLength(1)
  await resumeLeftRuns(db, walks, later(2))
  await resumeLeftRuns(db, walks, later(3))
  expect(await jobsOf(db, id)).toHaveLength(2)
})
