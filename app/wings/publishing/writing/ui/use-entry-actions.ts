import { useNavigate } from 'react-router'
import { useMutation } from '~/ui/workspace/use-mutation'
import { entriesClient } from '../api'
import type { EntryEditorConfig } from '../entry-editor-config'
import type { BulkAction } from '../lifecycle/bulk-actions.commands.server'
import { bulkResultMessage } from './bulk-result-message'

/** What can be done with pieces of the list, each with a way back. */
export function useEntryActions({ type, editPath, noun }: Pick<EntryEditorConfig, 'type' | 'editPath' | 'noun'>) {
  const change = useMutation()
  const navigate = useNavigate()

  function doWith(action: BulkAction, ids: string[]) {
    return change({
      ...entriesClient.post('/:type/bulk-actions', { param: { type }, json: { action, ids } }),
      successMessage: (report) => bulkResultMessage(noun, action, report),
      undo: ({ done }) =>
        done.length === 0
          ? undefined
          : {
              ...entriesClient.delete('/:type/bulk-actions', { param: { type }, json: { states: done } }),
              successMessage: 'Undone.',
            },
    })
  }

  async function duplicate(entryId: string) {
    let id = ''
    await change({
      ...entriesClient.post('/:type/:entryId/copy', { param: { type, entryId } }),
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
