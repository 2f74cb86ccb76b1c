import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { claimRun } from '~/kits/runs/claim-run.commands.server'
import { resumeLeftRuns } from '~/kits/runs/run-jobs.server'
import type { Database } from '~/platform/database/database.server'
import { knownMigrations, migrate } from '~/platform/database/migrate.server'
import { archiveImportRuns, exportRuns } from '~/wings/content/archives/archive-runs.server'
import { bulkRuns } from '~/wings/content/bulk/bulk-runs.server'
import { importRuns } from '~/wings/content/imports/jobs/import-runs.server'
import { linkRuns } from '~/wings/seo-tools/internal-links/runs/link-runs.server'
import { auditRuns } from '~/wings/seo-tools/site-audit/runs/audit-runs.server'
import { expect, test } from '~test/test'

const RUNS = '0090-runs'

const insert = (db: Database, table: string, row: object) =>
  sql`insert into ${sql.table(table)} select * from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify({
    id: randomUUID(),
    touched_at: '2026-11-01T00:00:00Z',
    tries: 0,
    ...row,
  })}::jsonb)`.execute(db)

const by = { started_by_email: 'ada@studio.test', created_at: '2026-11-01T00:00:00Z' }
const requested = { requested_by_email: 'ada@studio.test', requested_at: '2026-11-01T00:00:00Z' }

/** Rows of all rooms as the version before has written them, in each of its states. */
async function rowsOfBefore(db: Database) {
  const table_id = randomUUID()
  await sql`insert into data_tables (id, columns, row_count) values (${table_id}, '{a}', 7)`.execute(db)
  const bulk = { title: 'Towns', template_id: randomUUID(), template: {}, entry_type: 'post', table_id, mapping: {} }
  const counts = { warn_threshold: 55, refuse_threshold: 85, published_count: 0, max_ai_requests: 0 }
  const bulkRow = { ...bulk, ...counts, ai_request_count: 0, instructions: {}, position: 3, ...by }
  const link = { settings: {}, position: 3, total: 9, ...by }
  for (const state of ['working', 'paused', 'stopped', 'done']) {
    const reason = state === 'paused' ? 'No AI.' : ''
    await insert(db, 'bulk_runs', { ...bulkRow, task: 'make', state, reason })
    await insert(db, 'link_runs', { ...link, task: 'apply', state, reason })
  }
  const file = { source: 'wordpress', path: '/a', file_name: 'a.xml', byte_size: 1, source_state: '', site: '' }
  const undo = { undone_redirects: 0, undone_pictures: 0, upload_id: randomUUID() }
  const imported = { ...file, ...undo, is_dry_run: false, pictures: 'leave', position: 3, item_count: 9, ...by }
  for (const state of ['running', 'stopped', 'done', 'refused'])
    await insert(db, 'imports', { ...imported, phase: 'undoing', state, error: state === 'refused' ? 'Bad.' : null })
  await insert(db, 'imports', { ...imported, phase: 'importing', state: 'stopped', error: 'A bug.' })
  const progress = { phase: 'importing', done_count: 3, total_count: 9 }
  for (const state of ['waiting', 'running', 'done', 'stopped', 'failed', 'refused']) {
    const archive = { upload_id: randomUUID(), file_name: 'a.tar.gz', byte_size: 1, is_dry_run: true, counts: {} }
    await insert(db, 'archive_imports', { ...archive, ...progress, recorded_count: 3, state, ...requested })
  }
  for (const state of ['running', 'done', 'stopped', 'failed'])
    await insert(db, 'site_exports', { kind: 'archive', file_name: 'a', ...progress, state, ...requested })
  const audit = { requested_by: null, requested_at: '2026-11-01T00:00:00Z', last_path: '/a', done_count: 3 }
  for (const state of ['waiting', 'done', 'stopped', 'failed'])
    await insert(db, 'derived.site_audits', { ...audit, total_count: 9, state })
}

const statesOf = async (db: Database, table: string) => {
  const { rows } = await sql<{ state: string }>`select state from ${sql.table(table)} order by state`.execute(db)
  return rows.map(({ state }) => state)
}

const jobsOf = async (db: Database) => {
  const { rows } = await sql<{ name: string; data: object }>`
    select name, data from pgboss.job order by created_on`.execute(db)
  return rows
}

test('runs of the version before keep how they stand, and those under way go on', async ({ database: { db } }) => {
  await sql`drop schema public, derived, pgboss cascade; create schema public`.execute(db)
  await migrate(db, knownMigrations.slice(0, knownMigrations.indexOf(RUNS)))
  await rowsOfBefore(db)
  const auditId = randomUUID()
  await sql`select pgboss.create_queue('audit-site', '{"policy":"standard"}')`.execute(db)
  await sql`insert into pgboss.job (name, data) values ('audit-site', ${JSON.stringify({ auditId })}::jsonb)`.execute(
    db,
  )
  expect(await migrate(db)).toContain(RUNS)

  expect(await jobsOf(db)).toEqual([{ name: 'audit-site', data: { runId: auditId } }])
  for (const table of ['bulk_runs', 'link_runs'])
    expect(await statesOf(db, table)).toEqual(['completed', 'paused', 'running', 'stopped'])
  expect(await statesOf(db, 'imports')).toEqual(['completed', 'failed', 'paused', 'running', 'stopped'])
  expect(await statesOf(db, 'archive_imports')).toEqual(
    ['completed', 'failed', 'paused', 'queued', 'running', 'stopped'], // refused has failed, failed is paused
  )
  expect(await statesOf(db, 'site_exports')).toEqual(['completed', 'failed', 'running', 'stopped'])
  expect(await statesOf(db, 'derived.site_audits')).toEqual(['completed', 'failed', 'queued', 'stopped'])
  const paused = await db.selectFrom('bulkRuns').selectAll().where('state', '=', 'paused').executeTakeFirstOrThrow()
  expect(paused).toMatchObject({ phase: 'make', doneCount: 3, totalCount: 7, error: 'No AI.', endedAt: null })
  const done = await db.selectFrom('linkRuns').selectAll().where('state', '=', 'completed').executeTakeFirstOrThrow()
  expect(done).toMatchObject({ phase: 'apply', doneCount: 3, totalCount: 9, error: null, endedAt: expect.any(Date) })

  for (const runs of [bulkRuns, linkRuns, importRuns, archiveImportRuns, exportRuns, auditRuns])
    await resumeLeftRuns(db, runs as typeof linkRuns)
  // one of bulk pages, link rules, the undoing of an import, an export and an audit, two of archives
  const handed = (await jobsOf(db)).slice(1)
  expect(handed.map(({ name }) => name)).toEqual([
    ...['run-bulk-task', 'process-link-run', 'run-import', 'import-archive', 'import-archive'],
    ...['make-site-export', 'audit-site'],
  ])
  for (const runs of [bulkRuns, linkRuns, importRuns, exportRuns, auditRuns]) {
    const one = runs as typeof linkRuns
    const { id } = await db
      .selectFrom(one.table)
      .select('id')
      .where('state', 'in', ['queued', 'running'])
      .executeTakeFirstOrThrow()
    const claimed = await claimRun(db, one, id)
    expect(claimed?.row).toMatchObject({ state: 'running', doneCount: 3 })
  }
})
