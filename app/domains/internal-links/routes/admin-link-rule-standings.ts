import { z } from 'zod'
import { adminContext } from '~/domains/accounts/admin-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { placeRules } from '../rules/commands.server'
import { HIGHEST_PRIORITY } from '../rules/link-rule'
import type { Route } from './+types/admin-link-rule-standings'

const standing = z.object({ id: z.uuid(), priority: z.int().min(0).max(HIGHEST_PRIORITY), isEnabled: z.boolean() })
const form = z.object({ standings: z.array(standing).min(1, 'Choose something first.').max(500) })

/** POST switches and orders rules, and answers how they stood before. */
export function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  return answerJson(async () => {
    const { body, fault } = await readJson(request, form)
    if (fault) return fault
    const by = context.get(adminContext)
    return { standings: await placeRules(context.get(databaseContext), by, body.standings) }
  })
}

export function loader() {
  return wrongMethod('POST')
}
