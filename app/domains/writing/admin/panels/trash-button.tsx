import { Trash2 } from 'lucide-react'
import { useNavigate, useRevalidator } from 'react-router'
import { call } from '~/platform/autosave/calls'
import { showToast } from '~/ui/toasts'
import { Button } from '~/ui/workspace/button'
import { usePieceScreen } from '../../screen-context'

/** Puts the piece into the trash and leads to the list, with a way back for as long as the toast stands. */
export function TrashButton() {
  const { writing, publicState, setPublicState, kind, ...screen } = usePieceScreen()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const path = `${screen.path}/trash`
  if (writing.state.revision === 0) return null

  async function remove() {
    try {
      await writing.flush()
      await call(path, { method: 'POST' })
      await navigate(kind.listPath)
      showToast('Moved to the trash.', 'success', { label: 'Undo', run: () => void putBack() })
    } catch {
      showToast('It could not be moved to the trash. Try again.', 'error')
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
      showToast('It could not be taken back. It is in the trash.', 'error')
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
