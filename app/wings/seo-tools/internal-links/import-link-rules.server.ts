import { isDeepStrictEqual } from 'node:util'
import { findRecordProblem, parseRecord } from '~/platform/archive/parse-record'
import type { DryRunIds, RecordImportResult } from '~/platform/archive/record-import'
import type { Database } from '~/platform/database/database.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { findPagePathMap } from '~/wings/web/pages/page-links.queries.server'
import { upsertArchivedRule } from './rules/commands.server'
import { MAX_LINK_RULES } from './rules/link-rule'
import { countRules } from './rules/queries.server'
import { fromRuleRecord, linkRuleRecordSchema, type RuleRecord } from './rules/rule-record'
import { listRuleRecords } from './rules/rule-records.queries.server'

/** What is wrong with the record of a link rule. */
export const validateLinkRuleRecord = (record: unknown) =>
  findRecordProblem(() => parseRecord(linkRuleRecordSchema, record))

interface ImportOptions {
  by: Actor
  dryRun?: DryRunIds
}

/** Takes link rules back, each in place of the one with its id; one whose page is not here is refused. */
export async function importLinkRuleRecords(tx: Database, records: unknown[], { by, dryRun }: ImportOptions) {
  const wanted = records.map((record) => parseRecord(linkRuleRecordSchema, record))
  const known = new Map((await listRuleRecords(tx, { ids: wanted.map(({ id }) => id) })).map((rule) => [rule.id, rule]))
  const pages = await findPagePathMap(tx, [...new Set(wanted.flatMap(({ to_page }) => to_page ?? []))])
  const isThere = (page: string) => pages.has(page) || dryRun?.has(page) === true
  let room = MAX_LINK_RULES - (await countRules(tx)).all
  const taken: RecordImportResult[] = []
  for (const record of wanted) {
    const judged = getImportOutcome(record, known.get(record.id), { pageExists: isThere, hasCapacity: room > 0 })
    if (judged.outcome === 'added') room--
    const isWritten = judged.outcome === 'added' || judged.outcome === 'replaced'
    if (isWritten && !dryRun) await upsertArchivedRule(tx, by, fromRuleRecord(record), record.created_at)
    if (isWritten) known.set(record.id, record)
    taken.push(judged)
  }
  return taken
}

interface ImportContext {
  pageExists: (page: string) => boolean
  hasCapacity: boolean
}

function getImportOutcome(
  record: RuleRecord,
  before: RuleRecord | undefined,
  { pageExists, hasCapacity }: ImportContext,
): RecordImportResult {
  const { keyword: name, to_page } = record
  if (isDeepStrictEqual(before, record)) return { name, outcome: 'unchanged' }
  if (to_page && !pageExists(to_page))
    return { name, outcome: 'refused', reason: 'Its target page does not exist here.' }
  if (!before && !hasCapacity)
    return { name, outcome: 'refused', reason: `The limit of ${MAX_LINK_RULES} rules is reached.` }
  return { name, outcome: before ? 'replaced' : 'added' }
}
