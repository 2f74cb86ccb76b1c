import { useState } from 'react'
import { copyToClipboard } from '~/ui/copy-to-clipboard'
import { showToast } from '~/ui/toaster'
import { Button } from '~/ui/workspace/button'
import { Dialog } from '~/ui/workspace/dialog'
import { Notice } from '~/ui/workspace/notice'
import { VersionPreview } from '~/ui/workspace/version-preview'
import type { EntryContent } from '../entry'
import { useEntryEditor } from '../entry-editor-context'
import { toComparableBlocks } from './comparable-blocks'
import { ContentDiffView } from './content-diff-view'
import { formatShortDateTime } from './publication-state'

/** Two have written: says who saved when, shows both, and lets the writer decide. Nothing is saved until they have. */
export function EntryConflictNotice() {
  const { draft, config } = useEntryEditor()
  const [isOpen, setOpen] = useState(false)
  const { conflict } = draft.state
  if (!conflict) return null
  const who = `${conflict.savedBy || 'Someone'} saved this ${config.noun} on ${formatShortDateTime(new Date(conflict.savedAt))}`
  return (
    <>
      <Notice
        kind="error"
        title={`${who} while you were editing.`}
        action={
          <Button variant="primary" onClick={() => setOpen(true)}>
            Compare versions
          </Button>
        }
      >
        Nothing was overwritten. Your changes are stored on this device.
      </Notice>
      <Dialog
        title={`Two versions of this ${config.noun}`}
        description={`${who}. Choose which version to keep. The other stays in the history.`}
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
  const { draft, config } = useEntryEditor()
  const { conflict } = draft.state
  if (!conflict) return null
  return (
    <div className="grid gap-6">
      <div className="grid gap-4 md:grid-cols-2">
        <VersionPreview
          title={`Saved by ${conflict.savedBy || 'someone else'}`}
          blocks={toComparableBlocks(config, conflict.content)}
        />
        <VersionPreview title="Your version" blocks={toComparableBlocks(config, draft.content)} />
      </div>
      <section className="grid gap-2">
        <h3 className="text-dense font-semibold">Changes from theirs to yours</h3>
        <ContentDiffView before={conflict.content} after={draft.content} />
      </section>
    </div>
  )
}

function ConflictActions({ onDone }: { onDone: () => void }) {
  const { draft, config } = useEntryEditor()
  function choose(whose: 'mine' | 'theirs') {
    const mine = draft.content
    draft.dispatch({ type: 'conflictResolved', whose })
    onDone()
    if (whose === 'mine') showToast('Your version was kept. Theirs is in the history.')
    else
      showToast('Their version is now in the editor.', 'success', {
        label: 'Use mine instead',
        onClick: () => bringBack(mine),
      })
  }
  function bringBack(mine: EntryContent) {
    draft.handle.current?.replaceContent(mine)
    draft.dispatch({ type: 'typed', content: mine })
  }
  return (
    <>
      <Button variant="quiet" onClick={() => void copyMine(toComparableBlocks(config, draft.content).join('\n\n'))}>
        Copy mine
      </Button>
      <Button onClick={() => choose('theirs')}>Use theirs</Button>
      <Button variant="primary" onClick={() => choose('mine')}>
        Use mine
      </Button>
    </>
  )
}

async function copyMine(text: string) {
  if (await copyToClipboard(text)) showToast('Copied.')
  else showToast('Your version could not be copied. Select it and copy it manually.', 'error')
}
