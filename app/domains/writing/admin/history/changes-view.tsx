import { useMemo } from 'react'
import { ChangesList } from '~/ui/workspace/changes-list'
import type { PieceContent } from '../../piece'
import { usePieceScreen } from '../../screen-context'
import { blocksOf } from './blocks-of'

/** What has changed from one content to another. */
export function ChangesView({ before, after }: { before: PieceContent; after: PieceContent }) {
  const { kind } = usePieceScreen()
  const blocks = useMemo(() => [blocksOf(kind, before), blocksOf(kind, after)] as const, [kind, before, after])
  return <ChangesList before={blocks[0]} after={blocks[1]} />
}
