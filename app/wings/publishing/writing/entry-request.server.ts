import type { RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import { isUuid } from '~/platform/database/is-uuid'
import type { ApiErrorBody } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import type { EntryContent } from './entry'
import { entryTypeContext } from './entry-type-context.server'
import { entryNoun } from './lifecycle/entry-rows.server'
import type { CurrentVersion } from './lifecycle/save-draft.commands.server'
import { EntryNotFound } from './lifecycle/stored-entry.queries.server'

interface RequestArgs {
  request: Request
  params: { entryId: string }
  context: Readonly<RouterContextProvider>
}

/** What a call about one piece is about: who asks, which piece of which kind, on which database. */
export function resolveEntryRequest({ params, context }: Omit<RequestArgs, 'request'>) {
  const kind = context.get(entryTypeContext)
  if (!isUuid(params.entryId)) throw new EntryNotFound(kind)
  const entryId = params.entryId.toLowerCase()
  return { db: context.get(databaseContext), by: context.get(adminContext), kind, entryId }
}

type EntryRequest = ReturnType<typeof resolveEntryRequest>

/** Answers a call about one piece, whatever the method. */
export function handleEntryRequest(args: Omit<RequestArgs, 'request'>, work: (ask: EntryRequest) => Promise<unknown>) {
  return respondWithJson(async () => {
    const ask = resolveEntryRequest(args)
    return toConflictResponse(await work(ask), entryNoun(ask.kind))
  })
}

/** The same with the JSON that came; `methods` are those that it takes. */
export function handleEntryJson<Schema extends z.ZodType>(
  args: RequestArgs,
  { schema, maxBytes }: { schema: Schema; maxBytes?: number },
  work: (ask: EntryRequest, body: z.output<Schema>) => Promise<unknown>,
) {
  return handleEntryRequest(args, async (ask) => {
    const { body, fault } = await readJson(args.request, schema, maxBytes)
    return fault ?? work(ask, body as z.output<Schema>)
  })
}

/** An answer that holds the current version is a conflict. */
function toConflictResponse(answer: unknown, noun: string) {
  if (typeof answer !== 'object' || answer === null || !('current' in answer)) return answer
  const error: ApiErrorBody['error'] = {
    code: 'conflict',
    message: `This ${noun} was changed since you opened it.`,
  }
  const { current } = answer as { current: CurrentVersion<EntryContent> }
  return Response.json({ error, current }, { status: 409, headers: { 'Cache-Control': 'no-store' } })
}
