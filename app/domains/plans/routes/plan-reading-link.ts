import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { userContext } from '~/domains/accounts/user-guard.server'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext, environmentContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { restoreReadOnlyKey, setReadOnlyKey } from '../sharing/reading-link.commands.server'
import type { Route } from './+types/plan-reading-link'

const undoRequest = z.strictObject({ token: z.string().max(2_000) })

export const loader = () => methodNotAllowed('POST, PUT, DELETE')

/** POST makes a new link, which ends the one of before; DELETE ends it; PUT takes the last change back by its token. */
export async function action({ request, context, params: { sprintId } }: Route.ActionArgs) {
  const [db, env, person] = [context.get(databaseContext), context.get(environmentContext), context.get(userContext)]
  const set = (key: string | null) =>
    respondWithJson(async () => ({ key, before: await setReadOnlyKey(db, env, person, sprintId, key) }))
  if (request.method === 'POST') return set(randomUUID())
  if (request.method === 'DELETE') return set(null)
  if (request.method !== 'PUT') return methodNotAllowed('POST, PUT, DELETE')
  const { body, fault } = await readJson(request, undoRequest)
  return fault ?? respondWithJson(() => restoreReadOnlyKey(db, env, person, sprintId, body.token))
}
