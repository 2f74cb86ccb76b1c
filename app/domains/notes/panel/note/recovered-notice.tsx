import { Button } from '~/ui/workspace/button'
import { Notice } from '~/ui/workspace/notice'
import type { NotesStore, OwnNote } from '../notes-store'

interface RecoveredNoticeProps {
  store: NotesStore
  note: OwnNote
  /** When it was typed, in milliseconds. */
  at: number
}

const clock = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** What a closed tab had typed is on the screen again. */
export function RecoveredNotice({ store, note, at }: RecoveredNoticeProps) {
  return (
    <Notice
      title={`Restored what was typed at ${clock.format(at)}`}
      action={
        <>
          <Button onClick={() => store.undoRecovery(note.id)}>Undo</Button>
          <Button variant="primary" onClick={() => store.acceptRecovery(note.id)}>
            Keep it
          </Button>
        </>
      }
    >
      This device had kept it when the page was closed.
    </Notice>
  )
}
