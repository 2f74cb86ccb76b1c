import { Button } from './button'
import { Notice } from './notice'

interface EditConflictNoticeProps {
  /** A sentence: somebody has saved it. */
  title: string
  onUseTheirs: () => void
  onKeepMine: () => void
}

/** Two have written the same thing: whoever comes second chooses, and loses nothing. */
export function EditConflictNotice({ title, onUseTheirs, onKeepMine }: EditConflictNoticeProps) {
  const choices = (
    <>
      <Button onClick={onUseTheirs}>Show theirs</Button>
      <Button onClick={onKeepMine}>Keep mine</Button>
    </>
  )
  return (
    <Notice kind="error" title={title} action={choices}>
      Your changes are still here. “Keep mine” overwrites their changes.
    </Notice>
  )
}
