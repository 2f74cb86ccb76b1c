import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { notifyFollowers } from '~/platform/content-changes/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { newUuid } from '~/platform/database/new-uuid'
import { inTransaction } from '~/platform/database/transaction.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction, recordActions } from '~/wings/site/audit-log/commands.server'
import { RuleIsGone, TooManyRules } from './errors'
import { type LinkRule, MAX_LINK_RULES, ruleTarget } from './link-rule'
import type { LinkRuleForm } from './link-rule-form'
import { toLinkRule, toRuleRow } from './rule-row.server'

/** What is remembered of all rules (their conflicts) is forgotten when it is told. */
export const LINK_RULES_TAG = 'link-rules'

/** Answers the rule's id. @throws TooManyRules */
export function addRule(db: Database, by: Actor, form: LinkRuleForm, id: string = newUuid()): Promise<string> {
  return inTransaction(db, async (tx) => {
    await assertRuleCapacity(tx, 1)
    await tx
      .insertInto('linkRules')
      .values({ id, ...toRuleRow(form) })
      .execute()
    await recordAction(tx, by, { action: 'link rule.added', ...ruleAuditSubject({ id, ...form }), after: form })
    await notifyFollowers(tx, LINK_RULES_TAG)
    return id
  })
}

/** Answers the rule as it was before. @throws RuleIsGone */
export function updateRule(db: Database, by: Actor, id: string, form: LinkRuleForm): Promise<LinkRule> {
  return inTransaction(db, async (tx) => {
    const row = await tx.selectFrom('linkRules').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (!row) throw new RuleIsGone()
    const before = toLinkRule(row)
    if (isDeepStrictEqual(before, { id, ...form })) return before
    await tx
      .updateTable('linkRules')
      .set({ ...toRuleRow(form), updatedAt: new Date() })
      .where('id', '=', id)
      .execute()
    const { id: _id, ...earlier } = before
    await recordAction(tx, by, {
      action: 'link rule.changed',
      ...ruleAuditSubject({ id, ...form }),
      before: earlier,
      after: form,
    })
    await notifyFollowers(tx, LINK_RULES_TAG)
    return before
  })
}

/** How a rule takes part: its place among the others, and whether it does. */
export interface RuleState {
  id: string
  priority: number
  isEnabled: boolean
}

/** Switches rules on and off and orders them. Answers how they stood before; those that are gone are left out. */
export function setRuleStates(db: Database, by: Actor, states: RuleState[]): Promise<RuleState[]> {
  return inTransaction(db, async (tx) => {
    const ids = states.map(({ id }) => id)
    const rows = await tx
      .selectFrom('linkRules')
      .select(['id', 'keyword', 'priority', 'isEnabled'])
      .where('id', 'in', ids)
      .orderBy('id')
      .forUpdate()
      .execute()
    const wanted = new Map(states.map((standing) => [standing.id, standing]))
    for (const { id, keyword, ...before } of rows) {
      const { id: _id, ...after } = wanted.get(id) as RuleState
      if (isDeepStrictEqual(before, after)) continue
      await tx
        .updateTable('linkRules')
        .set({ ...after, updatedAt: new Date() })
        .where('id', '=', id)
        .execute()
      await recordAction(tx, by, { action: 'link rule.changed', ...ruleAuditSubject({ id, keyword }), before, after })
    }
    await notifyFollowers(tx, LINK_RULES_TAG)
    return rows.map(({ id, priority, isEnabled }) => ({ id, priority, isEnabled }))
  })
}

/** Answers what was removed, so that it can be brought back. What the rules have linked stays. */
export function removeRules(db: Database, by: Actor, ids: string[]): Promise<LinkRule[]> {
  return inTransaction(db, async (tx) => {
    const rows = await tx.deleteFrom('linkRules').where('id', 'in', ids).returningAll().execute()
    const removed = rows.map(toLinkRule)
    await recordActions(
      tx,
      by,
      removed.map((rule) => ({
        action: 'link rule.removed',
        ...ruleAuditSubject(rule),
        before: { to: ruleTarget(rule) },
      })),
    )
    await notifyFollowers(tx, LINK_RULES_TAG)
    return removed
  })
}

/** Brings back what was removed, where nothing else has its id. @throws TooManyRules */
export function restoreRules(db: Database, by: Actor, rules: LinkRule[]): Promise<void> {
  return inTransaction(db, async (tx) => {
    await assertRuleCapacity(tx, rules.length)
    await upsertRules(tx, rules)
    const done = rules.map((rule) => ({ action: 'link rule.restored', ...ruleAuditSubject(rule) }))
    await recordActions(tx, by, done)
    await notifyFollowers(tx, LINK_RULES_TAG)
  })
}

/** Takes rules of a file in, new ones and others in place of those with their ids. @throws TooManyRules */
export function importRules(db: Database, by: Actor, rules: { added: LinkRule[]; changed: LinkRule[] }) {
  return inTransaction(db, async (tx) => {
    await assertRuleCapacity(tx, rules.added.length)
    await upsertRules(tx, rules.added)
    for (const { id, ...rule } of rules.changed) {
      await tx
        .updateTable('linkRules')
        .set({ ...toRuleRow(rule), updatedAt: new Date() })
        .where('id', '=', id)
        .execute()
    }
    const after = { added: rules.added.length, changed: rules.changed.length }
    await recordAction(tx, by, { action: 'link rules.imported', subject: 'link-rules', title: 'Link rules', after })
    await notifyFollowers(tx, LINK_RULES_TAG)
  })
}

const WRITE_BATCH_SIZE = 200

async function upsertRules(tx: Database, rules: LinkRule[]) {
  for (let start = 0; start < rules.length; start += WRITE_BATCH_SIZE) {
    const rows = rules.slice(start, start + WRITE_BATCH_SIZE).map(({ id, ...rule }) => ({ id, ...toRuleRow(rule) }))
    await tx
      .insertInto('linkRules')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** Those who add rules at the same moment come one after the other, so that their sum holds. */
async function assertRuleCapacity(tx: Database, more: number) {
  await sql`select pg_advisory_xact_lock(hashtextextended('number of link rules', 0))`.execute(tx)
  const { count } = await tx
    .selectFrom('linkRules')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) + more > MAX_LINK_RULES) throw new TooManyRules()
}

export function ruleAuditSubject({ id, keyword }: { id: string; keyword: string }) {
  return { subject: `link-rule:${id}`, title: keyword }
}
