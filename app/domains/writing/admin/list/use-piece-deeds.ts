import { useNavigate } from 'react-router'
import { useChange } from '~/ui/admin/use-change'
import type { BulkDeed, BulkReport } from '../../writing/bulk.server'
import { reportOf } from './report-of'

/** What can be done with posts of the list, each with a way back. */
export function usePostDeeds() {
  const change = useChange()
  const navigate = useNavigate()

  function doWith(deed: BulkDeed, ids: string[]) {
    return change<BulkReport>({
      path: '/admin/blog/bulk',
      json: { deed, ids },
      done: (report) => reportOf(deed, report),
      undo: ({ done }) =>
        done.length === 0
          ? undefined
          : { path: '/admin/blog/bulk', method: 'DELETE', json: { states: done }, done: 'Back as it was.' },
    })
  }

  async function duplicate(postId: string) {
    let id = ''
    await change<{ id: string }>({
      path: `/admin/blog/edit/${postId}/copy`,
      done: (copy) => {
        id = copy.id
        return 'Copied. The copy is a draft.'
      },
    })
    if (id) await navigate(`/admin/blog/edit/${id}`)
  }

  return { doWith, duplicate }
}

export type PostDeeds = ReturnType<typeof usePostDeeds>
