import { isDeepStrictEqual } from 'node:util'
import type { Actor } from '~/domains/audit/actor'
import { findPagePaths } from '~/domains/pages/links.server'
import { checkedRecord, faultIn } from '~/platform/archive/checked-record'
import type { Rehearsal, TakenBack } from '~/platform/archive/taken-back'
import type { Database } from '~/platform/database/database.server'
import { takeRule } from './rules/commands.server'
import { MOST_RULES } from './rules/link-rule'
import { countRules } from './rules/queries.server'
import { type RuleRecord, ruleIn, ruleRecord } from './rules/rule-record'
import { readRuleRecords } from './rules/rule-records.server'

/** What is wrong with the record of a link rule. */
export const faultOfLinkRule = (record: unknown) => faultIn(() => checkedRecord(ruleRecord, record))

interface Taking {
  by: Actor
  rehearsal?: Rehearsal
}

/** Takes link rules back, each in place of the one with its id; one whose page is not here is refused. */
export async function takeBackLinkRules(tx: Database, records: unknown[], { by, rehearsal }: Taking) {
  const wanted = records.map((record) => checkedRecord(ruleRecord, record))
  const known = new Map((await readRuleRecords(tx, { ids: wanted.map(({ id }) => id) })).map((rule) => [rule.id, rule]))
  const pages = await findPagePaths(tx, [...new Set(wanted.flatMap(({ to_page }) => to_page ?? []))])
  const isThere = (page: string) => pages.has(page) || rehearsal?.has(page) === true
  let room = MOST_RULES - (await countRules(tx)).all
  const taken: TakenBack[] = []
  for (const record of wanted) {
    const judged = judge(record, known.get(record.id), { isThere, hasRoom: room > 0 })
    if (judged.fate === 'added') room--
    const isWritten = judged.fate === 'added' || judged.fate === 'replaced'
    if (isWritten && !rehearsal) await takeRule(tx, by, ruleIn(record), record.created_at)
    if (isWritten) known.set(record.id, record)
    taken.push(judged)
  }
  return taken
}

interface Surroundings {
  isThere: (page: string) => boolean
  hasRoom: boolean
}

function judge(record: RuleRecord, before: RuleRecord | undefined, { isThere, hasRoom }: Surroundings): TakenBack {
  const { keyword: name, to_page } = record
  if (isDeepStrictEqual(before, record)) return { name, fate: 'unchanged' }
  if (to_page && !isThere(to_page)) return { name, fate: 'refused', reason: 'The page that it leads to is not here.' }
  if (!before && !hasRoom) return { name, fate: 'refused', reason: `There are ${MOST_RULES} rules already.` }
  return { name, fate: before ? 'replaced' : 'added' }
}
