import { wrongMethod } from '~/platform/api-fault'
import { answer } from '../engine/answers.server'
import { duplicate } from '../engine/duplicate.server'
import type { Route } from './+types/admin-piece-copy'

/** POST makes a draft with the same words and answers its id. */
export async function action(args: Route.ActionArgs) {
  if (args.request.method !== 'POST') return wrongMethod('POST')
  return answer(args, async ({ db, by, kind, pieceId }) => ({ id: await duplicate(db, kind, by, pieceId) }))
}

export const loader = () => wrongMethod('POST')
