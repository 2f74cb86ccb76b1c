import { useState } from 'react'
import { copyText } from '~/ui/copy-text'
import { showToast } from '~/ui/toasts'
import { Button } from '~/ui/workspace/button'
import { Dialog } from '~/ui/workspace/dialog'
import { Notice } from '~/ui/workspace/notice'
import { VersionBlocks } from '~/ui/workspace/version-blocks'
import type { PieceContent } from '../../piece'
import { usePieceScreen } from '../../screen-context'
import { blocksOf } from '../history/blocks-of'
import { ChangesView } from '../history/changes-view'
import { momentInWords } from './public-state'

/** Two have written: says who saved when, shows both, and lets the writer decide. Nothing is saved until they have. */
export function ConflictNotice() {
  const { writing, kind } = usePieceScreen()
  const [isOpen, setOpen] = useState(false)
  const { conflict } = writing.state
  if (!conflict) return null
  const who = `${conflict.savedBy || 'Somebody'} saved this ${kind.noun} on ${momentInWords(new Date(conflict.savedAt))}`
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
        footer={<Choices onDone={() => setOpen(false)} />}
      >
        <BothVersions />
      </Dialog>
    </>
  )
}

function BothVersions() {
  const { writing, kind } = usePieceScreen()
  const { conflict } = writing.state
  if (!conflict) return null
  return (
    <div className="grid gap-6">
      <div className="grid gap-4 md:grid-cols-2">
        <VersionBlocks title={`Saved by ${conflict.savedBy || 'somebody'}`} blocks={blocksOf(kind, conflict.content)} />
        <VersionBlocks title="Yours" blocks={blocksOf(kind, writing.content)} />
      </div>
      <section className="grid gap-2">
        <h3 className="text-dense font-semibold">From theirs to yours</h3>
        <ChangesView before={conflict.content} after={writing.content} />
      </section>
    </div>
  )
}

function Choices({ onDone }: { onDone: () => void }) {
  const { writing, kind } = usePieceScreen()
  function choose(whose: 'mine' | 'theirs') {
    const mine = writing.content
    writing.tell({ type: 'chosen', whose })
    onDone()
    if (whose === 'mine') showToast('Yours goes on; theirs stays in the history.')
    else
      showToast('Theirs is on the screen now.', 'success', { label: 'Take mine after all', run: () => bringBack(mine) })
  }
  function bringBack(mine: PieceContent) {
    writing.handle.current?.show(mine)
    writing.tell({ type: 'typed', content: mine })
  }
  return (
    <>
      <Button variant="quiet" onClick={() => void copyMine(blocksOf(kind, writing.content).join('\n\n'))}>
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
  if (await copyText(text)) showToast('Your version is on the clipboard.')
  else showToast('It could not be copied. Select it and copy it by hand.', 'error')
}
