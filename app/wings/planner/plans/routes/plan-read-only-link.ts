import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { restoreReadOnlyKey, setReadOnlyKey } from '../sharing/read-only-link.commands.server'
import type { Route } from './+types/plan-read-only-link'

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
