import { useRevalidator } from 'react-router'
import { callApi } from '~/platform/http/api-client'
import { formatCount } from '~/platform/text/format-number'
import { showToast } from '~/ui/toaster'
import { mediaClient } from '../api'

/** Deletes pictures at once and offers to take it back. */
export function useDeletePictures() {
  const { revalidate } = useRevalidator()

  async function restore(ids: string[]) {
    const reply = await callApi(mediaClient.delete('/deletions', { json: { ids } }))
    if (!reply.ok) showToast(`Not restored: ${reply.message}`, 'error')
    else {
      const missing = ids.length - reply.body.ids.length
      if (missing > 0)
        showToast(`${formatCount(missing, 'image')} could not be restored because too much time has passed.`, 'error')
      else showToast(`${formatCount(ids.length, 'image')} restored`)
    }
    await revalidate()
  }

  return async function deletePictures(ids: string[]) {
    const reply = await callApi(mediaClient.post('/deletions', { json: { ids } }))
    if (!reply.ok) {
      showToast(`Not deleted: ${reply.message}`, 'error')
      return []
    }
    const deleted = reply.body.ids
    const kept = ids.length - deleted.length
    await revalidate()
    if (deleted.length > 0) {
      const stayed = kept > 0 ? `, ${kept} in use not deleted` : ''
      showToast(`${formatCount(deleted.length, 'image')} deleted${stayed}`, 'success', {
        label: 'Undo',
        onClick: () => void restore(deleted),
      })
    } else showToast('Nothing was deleted. Images in use cannot be deleted.', 'error')
    return deleted
  }
}
