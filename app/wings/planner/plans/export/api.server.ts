import { z } from 'zod'
import { jsonBody } from '~/kits/api/api.server'
import { DomainError } from '~/platform/errors/errors'
import { streamWorkResponse } from '~/platform/http/event-stream.server'
import { log } from '~/platform/monitoring/log.server'
import { createUserApi } from '~/wings/site/accounts/user-api.server'
import { onlyEditors } from '../plan-guards.server'
import { type ExportEvent, exportToGitHub } from './export-to-github.server'

const exportSchema = z.strictObject({
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

export const gitHubExportApi = createUserApi()
  /** Exports to GitHub and streams how it goes. The token is kept nowhere. */
  .post('/:planId/github/run', onlyEditors, jsonBody(exportSchema), (c) => {
    const { db, user, siteEnv } = c.var
    const planId = c.req.param('planId')
    const wish = c.req.valid('json')
    return streamWorkResponse(c.req.raw.signal, (say, signal) =>
      exportToGitHub(db, user, planId, wish, { base: siteEnv.GITHUB_API_BASE, signal, emit: say }).catch((error) =>
        say(toFailedEvent(error)),
      ),
    )
  })

/** News rather than a throw: the stream has begun, and its status is sent. */
function toFailedEvent(error: unknown): ExportEvent {
  if (error instanceof DomainError) return { kind: 'failed', message: error.message, done: 0 }
  log.error({ err: error }, 'an export to GitHub failed')
  return { kind: 'failed', message: 'Something went wrong. Please try again.', done: 0 }
}
