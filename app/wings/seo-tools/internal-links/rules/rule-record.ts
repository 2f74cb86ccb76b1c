import { z } from 'zod'
import { toCamelCaseFields } from '~/platform/archive/stable-json'
import { isoTimestampField } from '~/platform/time/iso-timestamp.server'
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
    const { data, error } = linkRuleForm.safeParse(toCamelCaseFields(record))
    if (error) addIssue({ code: 'custom', message: error.issues[0]?.message ?? 'cannot be read' })
    else if (data.keyword !== record.keyword || data.toUrl !== record.to_url) {
      addIssue({ code: 'custom', message: 'is not in its one spelling' })
    }
  })

export type RuleRecord = z.infer<typeof linkRuleRecordSchema>
