import type { RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import { adminContext } from '~/domains/accounts/admin-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import type { ApiFault } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { isUuid } from '~/platform/is-uuid'
import { readJson } from '~/platform/json-request.server'
import { pieceKindContext } from '../kind-context.server'
import type { PieceContent } from '../piece'
import { nounOf } from './rows.server'
import type { CurrentVersion } from './save-draft.server'
import { PieceIsGone } from './stored-piece.server'

interface Asked {
  request: Request
  params: { pieceId: string }
  context: Readonly<RouterContextProvider>
}

/** What a call about one piece is about: who asks, which piece of which kind, on which database. */
export function asked({ params, context }: Omit<Asked, 'request'>) {
  const kind = context.get(pieceKindContext)
  if (!isUuid(params.pieceId)) throw new PieceIsGone(kind)
  const pieceId = params.pieceId.toLowerCase()
  return { db: context.get(databaseContext), by: context.get(adminContext), kind, pieceId }
}

type Ask = ReturnType<typeof asked>

/** Answers a call about one piece, whatever the method. */
export function answer(args: Omit<Asked, 'request'>, work: (ask: Ask) => Promise<unknown>) {
  return answerJson(async () => {
    const ask = asked(args)
    return withConflict(await work(ask), nounOf(ask.kind))
  })
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

/** An answer that holds the current version is a conflict. */
function withConflict(answer: unknown, noun: string) {
  if (typeof answer !== 'object' || answer === null || !('current' in answer)) return answer
  const error: ApiFault['error'] = { code: 'conflict', message: `Somebody has saved this ${noun} since you opened it.` }
  const { current } = answer as { current: CurrentVersion<PieceContent> }
  return Response.json({ error, current }, { status: 409, headers: { 'Cache-Control': 'no-store' } })
}
