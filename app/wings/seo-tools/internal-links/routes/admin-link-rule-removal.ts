import { z } from 'zod'
import { idListSchema } from '~/platform/forms/id-list-schema'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { removeRules, restoreRules } from '../rules/commands.server'
import { linkRuleForm } from '../rules/link-rule-form'
import type { Route } from './+types/admin-link-rule-removal'

const rule = z.looseObject({ id: z.uuid() }).transform(({ id, ...form }, { issues }) => {
  const parsed = linkRuleForm.safeParse(form)
  if (parsed.data) return { id, ...parsed.data }
  issues.push({ code: 'custom', message: 'This is not a valid rule.', input: form })
  return z.NEVER
})

const removed = z.object({ rules: z.array(rule).min(1).max(500) })
// a rule may name a thousand pages
const MAX_BODY_BYTES = 8 * 1024 * 1024

/** POST removes rules and answers them, DELETE brings such an answer back. */
export function action({ request, context }: Route.ActionArgs) {
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  if (request.method !== 'POST' && request.method !== 'DELETE') return loader()
  return respondWithJson(async () => {
    if (request.method === 'POST') {
      const { body, fault } = await readJson(request, idListSchema)
      return fault ?? { rules: await removeRules(db, by, body.ids) }
    }
    const { body, fault } = await readJson(request, removed, MAX_BODY_BYTES)
    if (fault) return fault
    await restoreRules(db, by, body.rules)
    return {}
  })
}

export function loader() {
  return methodNotAllowed('POST, DELETE')
}
