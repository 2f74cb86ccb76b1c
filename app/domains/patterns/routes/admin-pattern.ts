import { adminContext } from '~/domains/accounts/admin-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { writePattern } from '../commands.server'
import { patternForm } from '../pattern-form.server'
import type { Route } from './+types/admin-pattern'

/** PUT says how pages of a kind are called; when somebody did meanwhile, the answer is 409 with their pattern. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'PUT') return loader()
  const { body, fault } = await readJson(request, patternForm)
  if (fault) return fault
  return answerJson(async () => {
    const written = await writePattern(context.get(databaseContext), context.get(adminContext), body)
    if (!('current' in written)) return written
    const error = { code: 'conflict', message: 'Somebody has saved this pattern since you opened it.' }
    return Response.json({ error, ...written }, { status: 409, headers: { 'Cache-Control': 'no-store' } })
  })
}

export function loader() {
  return wrongMethod('PUT')
}
