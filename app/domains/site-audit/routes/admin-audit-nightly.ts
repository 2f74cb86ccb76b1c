import { z } from 'zod'
import { adminContext } from '~/domains/accounts/admin-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { planNightlyAudits } from '../commands.server'
import { isTimeZone } from '../nightly/nightly-audits'
import type { Route } from './+types/admin-audit-nightly'

const sent = z.object({
  isOn: z.boolean(),
  timeZone: z.string().max(60).refine(isTimeZone, 'This is no time zone.'),
})

/** PUT has the site audited each night, in the time zone that is named, or stops that. Answers how it was before. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'PUT') return loader()
  const { body, fault } = await readJson(request, sent)
  if (fault) return fault
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  return answerJson(async () => ({ before: await planNightlyAudits(db, by, body) }))
}

export const loader = () => wrongMethod('PUT')
