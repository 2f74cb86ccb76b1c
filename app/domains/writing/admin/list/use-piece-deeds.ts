import { useNavigate } from 'react-router'
import { useChange } from '~/ui/workspace/use-change'
import type { BulkDeed, BulkReport } from '../../engine/bulk.server'
import type { ScreenKind } from '../../screen-kind'
import { reportOf } from './report-of'

/** What can be done with pieces of the list, each with a way back. */
export function usePieceDeeds({ listPath, editPath, noun }: Pick<ScreenKind, 'listPath' | 'editPath' | 'noun'>) {
  const change = useChange()
  const navigate = useNavigate()
  const path = `${listPath}/bulk`

  function doWith(deed: BulkDeed, ids: string[]) {
    return change<BulkReport>({
      path,
      json: { deed, ids },
      done: (report) => reportOf(noun, deed, report),
      undo: ({ done }) =>
        done.length === 0 ? undefined : { path, method: 'DELETE', json: { states: done }, done: 'Back as it was.' },
    })
  }

  async function duplicate(pieceId: string) {
    let id = ''
    await change<{ id: string }>({
      path: `${editPath(pieceId)}/copy`,
      done: (copy) => {
        id = copy.id
        return 'Copied. The copy is a draft.'
      },
    })
    if (id) await navigate(editPath(id))
  }

  return { doWith, duplicate }
}

export type PieceDeeds = ReturnType<typeof usePieceDeeds>
