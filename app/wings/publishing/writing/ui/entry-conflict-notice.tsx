import { useState } from 'react'
import { copyToClipboard } from '~/ui/copy-to-clipboard'
import { showToast } from '~/ui/toaster'
import { Button } from '~/ui/workspace/button'
import { Dialog } from '~/ui/workspace/dialog'
import { Notice } from '~/ui/workspace/notice'
import { VersionPreview } from '~/ui/workspace/version-preview'
import type { EntryContent } from '../entry'
import { useEntryEditor } from '../entry-editor-context'
import { ChangesView } from './changes-view'
import { toComparableBlocks } from './comparable-blocks'
import { formatShortDateTime } from './publication-state'

/** Two have written: says who saved when, shows both, and lets the writer decide. Nothing is saved until they have. */
export function EntryConflictNotice() {
  const { draft: writing, config: kind } = useEntryEditor()
  const [isOpen, setOpen] = useState(false)
  const { conflict } = writing.state
  if (!conflict) return null
  const who = `${conflict.savedBy || 'Somebody'} saved this ${kind.noun} on ${formatShortDateTime(new Date(conflict.savedAt))}`
  return (
    <>
      <Notice
        kind="error"
        title={`${who}, while you were writing.`}
        action={
          <Button variant="primary" onClick={() => setOpen(true)}>
            Compare and decide
          </Button>
        }
      >
        Nothing is written over. What you typed is kept on this device.
      </Notice>
      <Dialog
        title={`Two versions of this ${kind.noun}`}
        description={`${who}. Choose which one goes on. When you keep yours, theirs stays in the history.`}
        open={isOpen}
        onOpenChange={setOpen}
        className="w-[min(64rem,calc(100vw-2rem))]"
        footer={<ConflictActions onDone={() => setOpen(false)} />}
      >
        <VersionComparison />
      </Dialog>
    </>
  )
}

function VersionComparison() {
  const { draft: writing, config: kind } = useEntryEditor()
  const { conflict } = writing.state
  if (!conflict) return null
  return (
    <div className="grid gap-6">
      <div className="grid gap-4 md:grid-cols-2">
        <VersionPreview
          title={`Saved by ${conflict.savedBy || 'somebody'}`}
          blocks={toComparableBlocks(kind, conflict.content)}
        />
        <VersionPreview title="Yours" blocks={toComparableBlocks(kind, writing.content)} />
      </div>
      <section className="grid gap-2">
        <h3 className="text-dense font-semibold">From theirs to yours</h3>
        <ChangesView before={conflict.content} after={writing.content} />
      </section>
    </div>
  )
}

function ConflictActions({ onDone }: { onDone: () => void }) {
  const { draft: writing, config: kind } = useEntryEditor()
  function choose(whose: 'mine' | 'theirs') {
    const mine = writing.content
    writing.tell({ type: 'chosen', whose })
    onDone()
    if (whose === 'mine') showToast('Yours goes on; theirs stays in the history.')
    else
      showToast('Theirs is on the screen now.', 'success', {
        label: 'Take mine after all',
        onClick: () => bringBack(mine),
      })
  }
  function bringBack(mine: EntryContent) {
    writing.handle.current?.replaceContent(mine)
    writing.tell({ type: 'typed', content: mine })
  }
  return (
    <>
      <Button variant="quiet" onClick={() => void copyMine(toComparableBlocks(kind, writing.content).join('\n\n'))}>
        Copy mine
      </Button>
      <Button onClick={() => choose('theirs')}>Take theirs</Button>
      <Button variant="primary" onClick={() => choose('mine')}>
        Keep mine
      </Button>
    </>
  )
}

async function copyMine(text: string) {
  if (await copyToClipboard(text)) showToast('Your version is on the clipboard.')
  else showToast('It could not be copied. Select it and copy it by hand.', 'error')
}
