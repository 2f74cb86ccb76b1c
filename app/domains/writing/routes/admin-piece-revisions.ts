import { wrongMethod } from '~/platform/api-fault'
import { answer } from '../engine/answers.server'
import { revisionNumber } from '../engine/revision-number'
import { listRevisions } from '../engine/revisions.server'
import type { Route } from './+types/admin-piece-revisions'

/** The history of a piece, newest first; `?before=` goes on after the last one. */
export function loader({ url, ...args }: Route.LoaderArgs) {
  const before = revisionNumber(url.searchParams.get('before'))
  return answer(args, async ({ db, pieceId }) => ({ revisions: await listRevisions(db, pieceId, before) }))
}

export const action = () => wrongMethod('GET')
