import { Trash2 } from 'lucide-react'
import { useNavigate, useRevalidator } from 'react-router'
import { Button } from '~/ui/admin/button'
import { showToast } from '~/ui/toasts'
import { call, postPath } from '../saving/post-calls'
import { usePostScreen } from '../screen/writing-context'

/** Puts the post into the trash and leads to the list, with a way back for as long as the toast stands. */
export function TrashButton() {
  const { postId, writing, publicState, setPublicState } = usePostScreen()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const path = postPath(postId, '/trash')
  if (writing.state.revision === 0) return null

  async function remove() {
    try {
      await writing.flush()
      await call(path, { method: 'POST' })
      await navigate('/admin/blog')
      showToast('Moved to the trash.', 'success', { label: 'Undo', run: () => void putBack() })
    } catch {
      showToast('The post could not be moved to the trash. Try again.', 'error')
    }
  }

  async function putBack() {
    try {
      await call(path, { method: 'DELETE' })
      setPublicState({ isDeleted: false })
      showToast('Back from the trash, as a draft.')
      // by then the list is on the screen
      await revalidate()
    } catch {
      showToast('The post could not be taken back. It is in the trash.', 'error')
    }
  }

  return publicState.isDeleted ? (
    <Button onClick={() => void putBack()}>Take back from the trash</Button>
  ) : (
    <Button variant="danger" icon={Trash2} className="justify-self-start" onClick={() => void remove()}>
      Move to the trash
    </Button>
  )
}
