import { useMemo, useState } from 'react'
import type { SavedVersion } from '~/kits/editing/autosave-machine'
import { showToast } from '~/ui/toaster'
import { Button } from '~/ui/workspace/button'
import { Dialog } from '~/ui/workspace/dialog'
import { Notice } from '~/ui/workspace/notice'
import { TextDiff } from '~/ui/workspace/text-diff'
import { VersionPreview } from '~/ui/workspace/version-preview'
import type { NoteContent } from '../note'
import type { OwnNote } from '../store/notes-store-types'
import { listNoteLines } from './note-text-lines'
import type { NotesPanel } from './use-notes-panel'

interface ConflictProps {
  panel: NotesPanel
  note: OwnNote
  conflict: SavedVersion<NoteContent>
}

/** A note was written in two places: shows both, and lets the writer decide. Nothing is saved until they have. */
export function ConflictNotice(props: ConflictProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Notice
        kind="error"
        title="This note was changed elsewhere while you were editing."
        action={
          <Button variant="primary" onClick={() => setIsOpen(true)}>
            Compare versions
          </Button>
        }
      >
        Nothing was overwritten. Your changes are saved on this device.
      </Notice>
      <Dialog
        title="Resolve conflict"
        description="Choose which version to keep. The other one stays in the version history."
        open={isOpen}
        onOpenChange={setIsOpen}
        className="w-[min(60rem,calc(100vw-2rem))]"
        footer={<ConflictChoices {...props} onDone={() => setIsOpen(false)} />}
      >
        <BothVersions {...props} />
      </Dialog>
    </>
  )
}

function BothVersions({ note, conflict }: ConflictProps) {
  const theirs = useMemo(() => listNoteLines(conflict.content), [conflict])
  const mine = useMemo(() => listNoteLines(note), [note])
  return (
    <div className="grid gap-6">
      <div className="grid gap-4 md:grid-cols-2">
        <VersionPreview title="Saved version" blocks={theirs} />
        <VersionPreview title="Your version" blocks={mine} />
      </div>
      <section className="grid gap-2">
        <h3 className="text-dense font-semibold">Changes</h3>
        <TextDiff before={theirs} after={mine} />
      </section>
    </div>
  )
}

const CHOICE_MESSAGES = {
  mine: 'Your version was kept. The other one is in the version history.',
  both: 'Both versions were kept. Yours is a new note.',
}

function ConflictChoices({ panel, note, onDone }: ConflictProps & { onDone: () => void }) {
  function choose(whose: 'mine' | 'theirs' | 'both') {
    panel.flush.current()
    const { title, content, is_todo, items } = panel.search.find(note.id) ?? note
    panel.store.resolveConflict(note.id, whose)
    onDone()
    if (whose !== 'theirs') return showToast(CHOICE_MESSAGES[whose])
    panel.showUndo('The saved version was kept. Yours is in the version history.', () =>
      panel.store.replace(note.id, { title, content, is_todo, items }, 'conflict'),
    )
  }
  return (
    <div className="flex justify-end gap-2 max-sm:w-full max-sm:flex-col">
      <Button onClick={() => choose('both')}>Keep both</Button>
      <Button onClick={() => choose('theirs')}>Keep theirs</Button>
      <Button variant="primary" onClick={() => choose('mine')}>
        Keep mine
      </Button>
    </div>
  )
}
