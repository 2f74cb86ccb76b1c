import { z } from 'zod'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { setNightlyAudits } from '../commands.server'
import { isTimeZone } from '../nightly-audits'
import type { Route } from './+types/admin-audit-nightly'

const nightlyForm = z.object({
  isOn: z.boolean(),
  timeZone: z.string().max(60).refine(isTimeZone, 'Unknown time zone.'),
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
