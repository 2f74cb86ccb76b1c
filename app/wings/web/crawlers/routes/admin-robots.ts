import { z } from 'zod'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { saveRobotsText } from '../commands.server'
import { MAX_ROBOTS_LENGTH } from '../robots-errors'
import { robotsTextSchema } from '../robots-text-schema'
import type { Route } from './+types/admin-robots'

const sent = z.object({
  text: robotsTextSchema.nullable(),
  basedOn: z.string().max(MAX_ROBOTS_LENGTH).nullable(),
  isConfirmed: z.boolean(),
})
// two texts in any script, escaped
const MAX_BYTES = 8 * MAX_ROBOTS_LENGTH

/**
 * PUT writes robots.txt, or goes back to the site's own. What would close the whole site is answered with a warning until it
 * is confirmed; when somebody has written meanwhile, the answer is 409 with their text.
 */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'PUT') return loader()
  const { body, fault } = await readJson(request, sent, MAX_BYTES)
  if (fault) return fault
  return respondWithJson(async () => {
    const answer = await saveRobotsText(context.get(databaseContext), context.get(adminContext), body)
    if ('before' in answer) return { ...answer, text: body.text }
    if (!('current' in answer)) return answer
    const error = { code: 'conflict', message: 'robots.txt was changed since you opened it.' }
    return Response.json({ error, ...answer }, { status: 409, headers: { 'Cache-Control': 'no-store' } })
  })
}

export function loader() {
  return methodNotAllowed('PUT')
}
