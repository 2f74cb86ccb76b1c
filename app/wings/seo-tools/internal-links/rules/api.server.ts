import { z } from 'zod'
import { jsonBody, uuidParam } from '~/kits/api/api.server'
import { idListSchema } from '~/platform/forms/id-list-schema'
import { createAdminApi } from '~/wings/site/admin-api.server'
import { findPagePathMap } from '~/wings/web/pages/page-links.queries.server'
import { addRule, removeRules, restoreRules, setRuleStates, updateRule } from './commands.server'
import { RuleIsGone } from './errors'
import { MAX_RULE_PRIORITY } from './link-rule'
import { linkRuleForm } from './link-rule-form'
import { resolveOneRule } from './resolve-rules.server'
import { getReferencedPages, linkRuleInputSchema, toRuleInput } from './rule-input'

const ruleState = z.object({ id: z.uuid(), priority: z.int().min(0).max(MAX_RULE_PRIORITY), isEnabled: z.boolean() })
const ruleStatesForm = z.object({ states: z.array(ruleState).min(1, 'Select at least one rule.').max(500) })

const removedRule = z.looseObject({ id: z.uuid() }).transform(({ id, ...form }, { issues }) => {
  const parsed = linkRuleForm.safeParse(form)
  if (parsed.data) return { id, ...parsed.data }
  issues.push({ code: 'custom', message: 'This is not a valid rule.', input: form })
  return z.NEVER
})
const removedRulesForm = z.object({ rules: z.array(removedRule).min(1).max(500) })
// a rule may name a thousand pages
const MAX_REMOVED_BYTES = 8 * 1024 * 1024

export const linkRulesApi = createAdminApi()
  /** Adds a rule and answers its id. */
  .post('/rules', jsonBody(linkRuleInputSchema), async (c) => {
    const rule = await resolveOneRule(c.var.db, c.req.valid('json'), c.var.siteEnv.ORIGIN)
    return c.json({ id: await addRule(c.var.db, c.var.admin, rule), before: null })
  })
  /** Changes a rule and answers what it was before, as it is written. */
  .put(
    '/rules/:ruleId',
    uuidParam('ruleId', () => new RuleIsGone()),
    jsonBody(linkRuleInputSchema),
    async (c) => {
      const rule = await resolveOneRule(c.var.db, c.req.valid('json'), c.var.siteEnv.ORIGIN)
      const { id, ...before } = await updateRule(c.var.db, c.var.admin, c.req.param('ruleId'), rule)
      const paths = await findPagePathMap(c.var.db, getReferencedPages(before))
      return c.json({ id, before: toRuleInput(before, (page) => paths.get(page)) })
    },
  )
  /** Switches and orders rules, and answers how they stood before. */
  .post('/rule-states', jsonBody(ruleStatesForm), async (c) => {
    return c.json({ states: await setRuleStates(c.var.db, c.var.admin, c.req.valid('json').states) })
  })
  /** Removes rules and answers them; DELETE brings such an answer back. */
  .post('/removed-rules', jsonBody(idListSchema), async (c) => {
    return c.json({ rules: await removeRules(c.var.db, c.var.admin, c.req.valid('json').ids) })
  })
  .delete('/removed-rules', jsonBody(removedRulesForm, MAX_REMOVED_BYTES), async (c) => {
    await restoreRules(c.var.db, c.var.admin, c.req.valid('json').rules)
    return c.json({})
  })
