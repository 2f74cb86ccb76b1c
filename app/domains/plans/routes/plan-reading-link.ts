import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { userContext } from '~/domains/accounts/user-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { setReadingKey } from '../sharing/reading-link.commands.server'
import type { Route } from './+types/plan-reading-link'

// 122 random bits, so that one that is brought back was made here
const earlier = z.strictObject({ key: z.uuidv4().nullable() })

export const loader = () => wrongMethod('POST, PUT, DELETE')

/** POST makes a new link, which ends the one of before; DELETE ends it; PUT brings an earlier one back. */
export async function action({ request, context, params: { sprintId } }: Route.ActionArgs) {
  const set = (key: string | null) =>
    answerJson(async () => ({
      key,
      before: await setReadingKey(context.get(databaseContext), context.get(userContext), sprintId, key),
    }))
  if (request.method === 'POST') return set(randomUUID())
  if (request.method === 'DELETE') return set(null)
  if (request.method !== 'PUT') return wrongMethod('POST, PUT, DELETE')
  const { body, fault } = await readJson(request, earlier)
  return fault ?? set(body.key)
}
