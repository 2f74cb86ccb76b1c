import { wrongMethod } from '~/platform/api-fault'
import { answer } from '../engine/answers.server'
import { moveToTrash, takeFromTrash } from '../engine/trash.server'
import type { Route } from './+types/admin-piece-trash'

/** POST puts the piece into the trash, DELETE takes it out again. */
export async function action(args: Route.ActionArgs) {
  const { method } = args.request
  if (method !== 'POST' && method !== 'DELETE') return wrongMethod('POST, DELETE')
  return answer(args, async ({ db, by, kind, pieceId }) => {
    await (method === 'POST' ? moveToTrash : takeFromTrash)(db, kind, by, pieceId)
    return {}
  })
}

export const loader = () => wrongMethod('POST, DELETE')
