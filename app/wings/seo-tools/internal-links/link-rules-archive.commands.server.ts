import { defineArchiveList } from '~/platform/archive/archive-list.server'
import { archivedTable } from '~/platform/archive/archived-table.server'
import { parseRecord } from '~/platform/archive/parse-record'
import { notifyFollowers } from '~/platform/content-changes/content-changes.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { findPagePathMap } from '~/wings/web/pages/page-links.queries.server'
import { LINK_RULES_TAG, ruleAuditSubject } from './rules/commands.server'
import { MAX_LINK_RULES } from './rules/link-rule'
import { linkRuleRecordSchema, type RuleRecord } from './rules/rule-record'

const table = archivedTable<RuleRecord>('linkRules', {
  key: 'id',
  columns: Object.keys(linkRuleRecordSchema.shape),
  timestamps: ['created_at'],
  json: ['scope'],
  batchSize: 200,
})

/** All link rules. What they have linked is in the texts. */
export const linkRulesArchive = defineArchiveList({
  ...table,
  name: 'link_rules',
  read: (record) => parseRecord(linkRuleRecordSchema, record),
  titleOf: ({ keyword }) => keyword,
  toRecords: (_db, rules) => rules,
  async plan(tx, rules, dryRun) {
    const pages = await findPagePathMap(tx, [...new Set(rules.flatMap(({ to_page }) => to_page ?? []))])
    const left = MAX_LINK_RULES - (await table.count(tx))
    return {
      capacity: { left, reason: `The limit of ${MAX_LINK_RULES} rules is reached.` },
      refusalFor({ to_page }) {
        const isThere = !to_page || pages.has(to_page) || dryRun?.has(to_page)
        return isThere ? undefined : 'Its target page does not exist here.'
      },
    }
  },
  async write(tx, by: Actor, rule) {
    await table.upsert(tx, { ...rule, updated_at: new Date() })
    await recordAction(tx, by, { action: 'link rule.imported', ...ruleAuditSubject(rule) })
    await notifyFollowers(tx, LINK_RULES_TAG)
  },
})
