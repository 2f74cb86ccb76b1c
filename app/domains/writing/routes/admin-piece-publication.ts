import { z } from 'zod'
import { answer, answerWith, wrongMethod } from '../writing/answers.server'
import { publishPost, withdrawPost } from '../writing/publication.server'
import type { Route } from './+types/admin-post-publication'

const publication = z.object({
  at: z.iso
    .datetime({ offset: true, error: 'Give the moment as 2026-03-01T09:00:00Z.' })
    .transform((moment) => new Date(moment))
    .optional(),
  basedOn: z.int().min(0).optional(),
})

/** POST publishes what is being written, or schedules it; DELETE withdraws the post. */
export async function action(args: Route.ActionArgs) {
  const { method } = args.request
  if (method === 'POST') {
    return answerWith(args, { schema: publication }, ({ db, by, postId }, body) => publishPost(db, by, postId, body))
  }
  if (method === 'DELETE') return answer(args, ({ db, by, postId }) => withdrawPost(db, by, postId))
  return wrongMethod('POST, DELETE')
}

export const loader = () => wrongMethod('POST, DELETE')
