import { useRevalidator } from 'react-router'
import { formatCount } from '~/platform/text/format-number'
import { callUploadApi } from '~/platform/uploads/upload-api'
import { showToast } from '~/ui/toaster'

interface DeletionResult {
  ids: string[]
}

/** Deletes pictures at once and offers to take it back. */
export function useDeletePictures() {
  const { revalidate } = useRevalidator()

  async function restore(ids: string[]) {
    try {
      const done = await callUploadApi<DeletionResult>('DELETE', '/admin/media/deletions', { ids })
      const missing = ids.length - done.ids.length
      if (missing > 0)
        showToast(`${formatCount(missing, 'image')} could not be restored because too much time has passed.`, 'error')
      else showToast(`${formatCount(done.ids.length, 'image')} restored`)
    } catch (error) {
      showToast(`Not restored: ${(error as Error).message}`, 'error')
    }
    await revalidate()
  }

  return async function deletePictures(ids: string[]) {
    try {
      const done = await callUploadApi<DeletionResult>('POST', '/admin/media/deletions', { ids })
      const kept = ids.length - done.ids.length
      await revalidate()
      if (done.ids.length > 0) {
        const stayed = kept > 0 ? `, ${kept} in use not deleted` : ''
        showToast(`${formatCount(done.ids.length, 'image')} deleted${stayed}`, 'success', {
          label: 'Undo',
          onClick: () => void restore(done.ids),
        })
      } else showToast('Nothing was deleted. Images in use cannot be deleted.', 'error')
      return done.ids
    } catch (error) {
      showToast(`Not deleted: ${(error as Error).message}`, 'error')
      return []
    }
  }
}
