import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { adminContext } from '~/domains/accounts/admin-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { type ApiFault, apiFault } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { DomainError } from '~/platform/errors'
import { readJson } from '~/platform/json-request.server'
import type { CurrentVersion } from './save-draft.server'

interface Asked {
  request: Request
  params: { postId: string }
  context: Readonly<RouterContextProvider>
}

/** What a call about one post is about: who asks, which post, on which database. */
export function asked({ params, context }: Omit<Asked, 'request'>) {
  if (!z.uuid().safeParse(params.postId).success) throw new DomainError('This post does not exist.', 404)
  return { db: context.get(databaseContext), by: context.get(adminContext), postId: params.postId.toLowerCase() }
}

type Ask = ReturnType<typeof asked>

/** Answers a call about one post, whatever the method. */
export function answer(args: Omit<Asked, 'request'>, work: (ask: Ask) => Promise<unknown>) {
  return answerJson(async () => withConflict(await work(asked(args))))
}

/** The same with the JSON that came; `methods` are those that it takes. */
export function answerWith<Schema extends z.ZodType>(
  args: Asked,
  { schema, maxBytes }: { schema: Schema; maxBytes?: number },
  work: (ask: Ask, body: z.output<Schema>) => Promise<unknown>,
) {
  return answer(args, async (ask) => {
    const { body, fault } = await readJson(args.request, schema, maxBytes)
    return fault ?? work(ask, body as z.output<Schema>)
  })
}

export function wrongMethod(allowed: string) {
  const fault = apiFault(405, `This address takes ${allowed}.`)
  fault.headers.set('Allow', allowed)
  return fault
}

const SOMEBODY_ELSE = 'Somebody has saved this post since you opened it.'

/** An answer that holds the current version is a conflict. */
function withConflict(answer: unknown) {
  if (typeof answer !== 'object' || answer === null || !('current' in answer)) return answer
  const error: ApiFault['error'] = { code: 'conflict', message: SOMEBODY_ELSE }
  const { current } = answer as { current: CurrentVersion }
  return Response.json({ error, current }, { status: 409, headers: { 'Cache-Control': 'no-store' } })
}
