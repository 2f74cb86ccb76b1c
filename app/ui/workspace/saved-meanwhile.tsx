import { Button } from './button'
import { Notice } from './notice'

interface SavedMeanwhileProps {
  /** A sentence: somebody has saved it. */
  title: string
  onTake: () => void
  onKeep: () => void
}

/** Two have written the same thing: whoever comes second chooses, and loses nothing. */
export function SavedMeanwhile({ title, onTake, onKeep }: SavedMeanwhileProps) {
  const choices = (
    <>
      <Button onClick={onTake}>Show theirs</Button>
      <Button onClick={onKeep}>Keep mine</Button>
    </>
  )
  return (
    <Notice kind="error" title={title} action={choices}>
      What you typed is still here. “Keep mine” writes over theirs, with a way back.
    </Notice>
  )
}
