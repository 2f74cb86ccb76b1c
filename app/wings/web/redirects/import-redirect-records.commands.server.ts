import { isDeepStrictEqual } from 'node:util'
import { findRecordProblem, parseRecord } from '~/platform/archive/parse-record'
import type { DryRunIds, RecordImportResult } from '~/platform/archive/record-import'
import { emitContentChange } from '~/platform/content-changes/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { isoTimestamp } from '~/platform/time/iso-timestamp.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { redirectTags } from './redirect-cache.queries.server'
import { type RedirectRecord, redirectRecordSchema } from './redirect-record'

/** What is wrong with the record of a redirect. */
export const validateRedirectRecord = (record: unknown) =>
  findRecordProblem(() => parseRecord(redirectRecordSchema, record))

interface ImportOptions {
  by: Actor
  dryRun?: DryRunIds
}

/** Takes redirects back, each in place of the one with its id; an address that leads elsewhere already is refused. */
export async function importRedirectRecords(tx: Database, records: unknown[], { by, dryRun }: ImportOptions) {
  const wanted = records.map((record) => parseRecord(redirectRecordSchema, record))
  let known = await findExistingRedirects(tx, wanted)
  const pages = await findPages(tx, wanted)
  const taken: RecordImportResult[] = []
  for (const redirect of wanted) {
    const isThere = (page: string) => pages.has(page) || dryRun?.has(page) === true
    const judged = planRecord(redirect, known, isThere)
    const isWritten = judged.outcome === 'added' || judged.outcome === 'replaced'
    if (isWritten && !dryRun) await write(tx, by, redirect)
    if (isWritten) known = [...known.filter(({ id }) => id !== redirect.id), redirect]
    taken.push(judged)
  }
  if (!dryRun) await emitContentChange(tx, ...redirectTags(wanted.map(({ id }) => id)))
  return taken
}

function planRecord(
  redirect: RedirectRecord,
  known: RedirectRecord[],
  isThere: (page: string) => boolean,
): RecordImportResult {
  const { id, from_path: name, to_page } = redirect
  if (known.some((other) => other.from_path === name && other.id !== id)) {
    return { name, outcome: 'refused', reason: 'This URL already has a redirect.' }
  }
  if (to_page && !isThere(to_page)) return { name, outcome: 'refused', reason: 'The target page does not exist.' }
  const before = known.find((other) => other.id === id)
  if (isDeepStrictEqual(before, redirect)) return { name, outcome: 'unchanged' }
  return { name, outcome: before ? 'replaced' : 'added' }
}

async function findExistingRedirects(tx: Database, wanted: RedirectRecord[]): Promise<RedirectRecord[]> {
  const rows = await tx
    .selectFrom('redirects')
    .select(['id', 'fromPath', 'toPath', 'toPage', 'status', 'isAutomatic'])
    .select(isoTimestamp('createdAt').as('createdAt'))
    .where((from) =>
      from.or([
        from(
          'id',
          'in',
          wanted.map(({ id }) => id),
        ),
        from(
          'fromPath',
          'in',
          wanted.map(({ from_path }) => from_path),
        ),
      ]),
    )
    .execute()
  return rows.map(({ id, status, fromPath, toPath, toPage, isAutomatic, createdAt }) => ({
    id,
    from_path: fromPath,
    to_path: toPath,
    to_page: toPage,
    status,
    is_automatic: isAutomatic,
    created_at: createdAt,
  }))
}

async function findPages(tx: Database, wanted: RedirectRecord[]) {
  const ids = wanted.flatMap(({ to_page }) => to_page ?? [])
  const rows = ids.length > 0 ? await tx.selectFrom('pages').select('id').where('id', 'in', ids).execute() : []
  return new Set(rows.map(({ id }) => id))
}

async function write(tx: Database, by: Actor, record: RedirectRecord) {
  const row = {
    id: record.id,
    fromPath: record.from_path,
    toPath: record.to_path,
    toPage: record.to_page,
    status: record.status,
    isAutomatic: record.is_automatic,
    createdAt: record.created_at,
  }
  await tx
    .insertInto('redirects')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
  const { id, from_path: title } = record
  await recordAction(tx, by, { action: 'redirect.imported', subject: `redirect:${id}`, title })
}
