import { z } from 'zod'
import { isoTimestampField } from '~/platform/time/iso-timestamp.server'
import type { LinkRule } from './link-rule'
import { linkRuleForm } from './link-rule-form'

const flag = z.boolean()
const limit = z.int().nullable()

/** A rule as an archive has it: what the form of the back office takes. */
export const linkRuleRecordSchema = z
  .object({
    id: z.uuid(),
    keyword: z.string(),
    to_page: z.uuid().nullable(),
    to_url: z.string().nullable(),
    priority: z.int(),
    is_case_sensitive: flag,
    is_whole_word: flag,
    has_word_forms: flag,
    max_per_page: limit,
    max_per_paragraph: limit,
    max_per_target: limit,
    scope: linkRuleForm.shape.scope,
    is_nofollow: flag,
    opens_new_tab: flag,
    is_first_only: flag,
    is_once_per_target: flag,
    is_enabled: flag,
    created_at: isoTimestampField,
  })
  .superRefine((record, { addIssue }) => {
    const { data, error } = linkRuleForm.safeParse(fromRuleRecord(record))
    if (error) addIssue({ code: 'custom', message: error.issues[0]?.message ?? 'cannot be read' })
    else if (data.keyword !== record.keyword || data.toUrl !== record.to_url) {
      addIssue({ code: 'custom', message: 'is not in its one spelling' })
    }
  })

export type RuleRecord = z.infer<typeof linkRuleRecordSchema>

/** The rule of a record. */
export function fromRuleRecord({ id, keyword, priority, scope, ...record }: Omit<RuleRecord, 'created_at'>): LinkRule {
  return {
    id,
    keyword,
    priority,
    scope,
    toPage: record.to_page,
    toUrl: record.to_url,
    isCaseSensitive: record.is_case_sensitive,
    isWholeWord: record.is_whole_word,
    hasWordForms: record.has_word_forms,
    maxPerPage: record.max_per_page,
    maxPerParagraph: record.max_per_paragraph,
    maxPerTarget: record.max_per_target,
    isNofollow: record.is_nofollow,
    opensNewTab: record.opens_new_tab,
    isFirstOnly: record.is_first_only,
    isOncePerTarget: record.is_once_per_target,
    isEnabled: record.is_enabled,
  }
}

/** The record of a rule. */
export function toRuleRecord({ id, keyword, priority, scope, ...rule }: LinkRule, createdAt: string): RuleRecord {
  return {
    id,
    keyword,
    to_page: rule.toPage,
    to_url: rule.toUrl,
    priority,
    is_case_sensitive: rule.isCaseSensitive,
    is_whole_word: rule.isWholeWord,
    has_word_forms: rule.hasWordForms,
    max_per_page: rule.maxPerPage,
    max_per_paragraph: rule.maxPerParagraph,
    max_per_target: rule.maxPerTarget,
    scope,
    is_nofollow: rule.isNofollow,
    opens_new_tab: rule.opensNewTab,
    is_first_only: rule.isFirstOnly,
    is_once_per_target: rule.isOncePerTarget,
    is_enabled: rule.isEnabled,
    created_at: createdAt,
  }
}
