import { z } from 'zod'
import { userContext } from '~/domains/accounts/user-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext, environmentContext } from '~/platform/context.server'
import { DomainError } from '~/platform/errors'
import { readJson } from '~/platform/json-request.server'
import { log } from '~/platform/log.server'
import { type ExportNews, exportToGitHub } from '../export/export-to-github.server'
import { requireRole } from '../queries.server'
import type { Route } from './+types/plan-github-run'

const exportRequest = z.strictObject({
  repository: z
    .string()
    .trim()
    .regex(/^[\w.-]{1,100}\/[\w.-]{1,100}$/, 'Give the repository as owner/name.')
    .refine((name) => !name.split('/').some((part) => /^\.+$/.test(part)), 'Give the repository as owner/name.'),
  token: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]{10,255}$/, 'Paste a personal access token.'),
})

export const loader = () => wrongMethod('POST')

/** Exports to GitHub and tells how it goes, one line of JSON for each piece of news. The token is kept nowhere. */
export async function action({ context, params: { sprintId }, request }: Route.ActionArgs) {
  if (request.method !== 'POST') return wrongMethod('POST')
  const [db, user] = [context.get(databaseContext), context.get(userContext)]
  const base = context.get(environmentContext).GITHUB_API_BASE
  return answerJson(async () => {
    await requireRole(db, user, sprintId, 'change')
    const { body, fault } = await readJson(request, exportRequest)
    if (fault) return fault
    return linesOf((say) => exportToGitHub(db, user, sprintId, body, { base, signal: request.signal, say }))
  })
}

function linesOf(work: (say: (news: ExportNews) => void) => Promise<void>) {
  const encoder = new TextEncoder()
  let isOpen = true
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const say = (news: ExportNews) => isOpen && controller.enqueue(encoder.encode(`${JSON.stringify(news)}\n`))
      await work(say).catch((error) => {
        if (!(error instanceof DomainError)) log.error({ err: error }, 'an export to GitHub failed')
        say({
          kind: 'failed',
          message: error instanceof DomainError ? error.message : 'Something went wrong here.',
          done: 0,
        })
      })
      if (isOpen) controller.close()
    },
    cancel() {
      isOpen = false
    },
  })
  return new Response(body, {
    headers: { 'Content-Type': 'application/x-ndjson', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
  })
}
