import { z } from 'zod'
import { adminContext } from '~/domains/accounts/admin-guard.server'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { setNightlyAudits } from '../commands.server'
import { isTimeZone } from '../nightly/nightly-audits'
import type { Route } from './+types/admin-audit-nightly'

const nightlyForm = z.object({
  isOn: z.boolean(),
  timeZone: z.string().max(60).refine(isTimeZone, 'This is no time zone.'),
})

/** PUT has the site audited each night, in the time zone that is named, or stops that. Answers how it was before. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'PUT') return loader()
  const { body, fault } = await readJson(request, nightlyForm)
  if (fault) return fault
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  return respondWithJson(async () => ({ before: await setNightlyAudits(db, by, body) }))
}

export const loader = () => methodNotAllowed('PUT')
