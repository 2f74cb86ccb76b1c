import { DomainError } from '~/platform/errors/errors'
import type { ApiErrorBody, ApiErrorStatus } from '~/platform/http/api-error'
import { apiErrorResponse } from '~/platform/http/api-error'
import { type AuthEndpoint, authEndpoints } from '../sign-in/auth-endpoints.server'
import type { Route } from './+types/api-auth'

interface FaultDetails {
  fields?: Record<string, string>
  /** The method that would have been right. */
  allow?: string
}

/** Better Auth's addresses, as far as the product uses them; all others do not exist. */
async function answer({ request, context, params }: Route.LoaderArgs | Route.ActionArgs) {
  const path = params['*']
  const call = Object.hasOwn(authEndpoints, path) ? authEndpoints[path] : undefined
  if (!call) return fault(404, 'Endpoint not found.')
  if (request.method !== call.method) return fault(405, `Use ${call.method}.`, { allow: call.method })
  return attempt(call, { request, context })
}

async function attempt(call: AuthEndpoint, asked: Parameters<AuthEndpoint['run']>[0]) {
  try {
    const reply = await call.run(asked)
    if ('fields' in reply) return fault(422, Object.values(reply.fields).join(' '), { fields: reply.fields })
    return reply.answer
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return fault(error.status, error.message)
  }
}

/** Says it in this site's way, and at the top in Better Auth's, whose own clients look there. */
async function fault(status: ApiErrorStatus, message: string, { fields, allow }: FaultDetails = {}) {
  const answer = apiErrorResponse(status, message, { fields })
  const { error }: ApiErrorBody = await answer.json()
  const headers = allow ? { Allow: allow } : undefined
  return Response.json({ error, code: error.code, message }, { status, headers })
}

export const loader = answer
export const action = answer
