import { z } from 'zod'
import { wrongMethod } from '~/platform/api-fault'
import { answer, answerWith } from '../engine/answers.server'
import { publish, withdraw } from '../engine/publication.server'
import type { Route } from './+types/admin-piece-publication'

const publication = z.object({
  at: z.iso
    .datetime({ offset: true, error: 'Give the moment as 2026-03-01T09:00:00Z.' })
    .transform((moment) => new Date(moment))
    .optional(),
  basedOn: z.int().min(0).optional(),
})

/** POST publishes what is being written, or schedules it; DELETE withdraws the piece. */
export async function action(args: Route.ActionArgs) {
  const { method } = args.request
  if (method === 'POST') {
    return answerWith(args, { schema: publication }, ({ db, by, kind, pieceId }, body) =>
      publish(db, kind, by, pieceId, body),
    )
  }
  if (method === 'DELETE') return answer(args, ({ db, by, kind, pieceId }) => withdraw(db, kind, by, pieceId))
  return wrongMethod('POST, DELETE')
}

export const loader = () => wrongMethod('POST, DELETE')
