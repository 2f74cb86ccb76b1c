import { z } from 'zod'
import { DomainError } from '~/platform/errors/errors'
import { methodNotAllowed } from '~/platform/http/api-error'
import { streamWorkResponse } from '~/platform/http/event-stream.server'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { log } from '~/platform/monitoring/log.server'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { type ExportEvent, exportToGitHub } from '../export/export-to-github.server'
import { requireRole } from '../queries.server'
import type { Route } from './+types/plan-github-run'

const exportRequest = z.strictObject({
  repository: z
    .string()
    .trim()
    .regex(/^[\w.-]{1,100}\/[\w.-]{1,100}$/, 'Enter the repository as owner/name.')
    .refine((name) => !name.split('/').some((part) => /^\.+$/.test(part)), 'Enter the repository as owner/name.'),
  token: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]{10,255}$/, 'Enter a personal access token.'),
})

export const loader = () => methodNotAllowed('POST')

/** Exports to GitHub and streams how it goes. The token is kept nowhere. */
export async function action({ context, params: { sprintId }, request }: Route.ActionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST')
  const [db, user] = [context.get(databaseContext), context.get(userContext)]
  const base = context.get(environmentContext).GITHUB_API_BASE
  return respondWithJson(async () => {
    await requireRole(db, user, sprintId, 'change')
    const { body, fault } = await readJson(request, exportRequest)
    if (fault) return fault
    return streamWorkResponse(request.signal, (say, signal) =>
      exportToGitHub(db, user, sprintId, body, { base, signal, emit: say }).catch((error) => say(toFailedEvent(error))),
    )
  })
}

/** News rather than a throw: the stream has begun, and its status is sent. */
function toFailedEvent(error: unknown): ExportEvent {
  if (error instanceof DomainError) return { kind: 'failed', message: error.message, done: 0 }
  log.error({ err: error }, 'an export to GitHub failed')
  return { kind: 'failed', message: 'Something went wrong. Please try again.', done: 0 }
}
