import { useNavigate } from 'react-router'
import { useMutation } from '~/ui/workspace/use-mutation'
import type { EntryEditorConfig } from '../entry-editor-config'
import type { BulkAction, BulkResult } from '../lifecycle/bulk-actions.commands.server'
import { bulkResultMessage } from './bulk-result-message'

/** What can be done with pieces of the list, each with a way back. */
export function useEntryActions({
  listPath,
  editPath,
  noun,
}: Pick<EntryEditorConfig, 'listPath' | 'editPath' | 'noun'>) {
  const change = useMutation()
  const navigate = useNavigate()
  const path = `${listPath}/bulk`

  function doWith(action: BulkAction, ids: string[]) {
    return change<BulkResult>({
      path,
      json: { action: action, ids },
      successMessage: (report) => bulkResultMessage(noun, action, report),
      undo: ({ done }) =>
        done.length === 0 ? undefined : { path, method: 'DELETE', json: { states: done }, successMessage: 'Undone.' },
    })
  }

  async function duplicate(entryId: string) {
    let id = ''
    await change<{ id: string }>({
      path: `${editPath(entryId)}/copy`,
      successMessage: (copy) => {
        id = copy.id
        return 'Duplicated as a draft.'
      },
    })
    if (id) await navigate(editPath(id))
  }

  return { doWith, duplicate }
}

export type EntryActions = ReturnType<typeof useEntryActions>
