import { z } from 'zod'
import { adminContext } from '~/domains/accounts/admin-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { writeRobots } from '../commands.server'
import { LONGEST_ROBOTS } from '../robots/faults'
import { robotsText } from '../robots/robots-text'
import type { Route } from './+types/admin-robots'

const sent = z.object({
  text: robotsText.nullable(),
  basedOn: z.string().max(LONGEST_ROBOTS).nullable(),
  isConfirmed: z.boolean(),
})
// two texts in any script, escaped
const MOST_BYTES = 8 * LONGEST_ROBOTS

/**
 * PUT writes robots.txt, or goes back to the site's own. What would close the whole site is answered with a warning until it
 * is confirmed; when somebody has written meanwhile, the answer is 409 with their text.
 */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'PUT') return loader()
  const { body, fault } = await readJson(request, sent, MOST_BYTES)
  if (fault) return fault
  return answerJson(async () => {
    const answer = await writeRobots(context.get(databaseContext), context.get(adminContext), body)
    if ('before' in answer) return { ...answer, text: body.text }
    if (!('current' in answer)) return answer
    const error = { code: 'conflict', message: 'Somebody has written robots.txt since you opened it.' }
    return Response.json({ error, ...answer }, { status: 409, headers: { 'Cache-Control': 'no-store' } })
  })
}

export function loader() {
  return wrongMethod('PUT')
}
