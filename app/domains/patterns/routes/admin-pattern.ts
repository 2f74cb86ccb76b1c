import { adminContext } from '~/domains/accounts/admin-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { apiFault, wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { writePattern } from '../commands.server'
import { patternKinds } from '../pattern'
import { patternForm } from '../pattern-form.server'
import { findPatterns } from '../queries.server'
import type { Route } from './+types/admin-pattern'

/** GET answers the pattern of the kind at `?kind`. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const kind = patternKinds.find((known) => known === url.searchParams.get('kind'))
  if (!kind) return apiFault(404, 'There are no pages of this kind.')
  return answerJson(async () => (await findPatterns(context.get(databaseContext)))[kind])
}

/** PUT says how pages of a kind are called; when somebody did meanwhile, the answer is 409 with their pattern. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'PUT') return wrongMethod('GET, PUT')
  const { body, fault } = await readJson(request, patternForm)
  if (fault) return fault
  return answerJson(async () => {
    const written = await writePattern(context.get(databaseContext), context.get(adminContext), body)
    if (!('current' in written)) return written
    const error = { code: 'conflict', message: 'Somebody has saved this pattern since you opened it.' }
    return Response.json({ error, ...written }, { status: 409, headers: { 'Cache-Control': 'no-store' } })
  })
}
