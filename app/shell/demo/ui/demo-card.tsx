import { useState } from 'react'
import { Button } from '~/ui/workspace/button'
import { useMutation } from '~/ui/workspace/use-mutation'
import { demoClient } from '../api'
import type { DemoOffer } from '../demo-state.server'
import { RemoveDemoDialog } from './remove-demo-dialog'
import { restoredMessage } from './restored-message'

/** Offers to remove the demo, or to bring it back. */
export function DemoCard({ offer }: { offer: NonNullable<DemoOffer> }) {
  return (
    <section
      aria-labelledby="demo-card"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-md border border-line bg-surface px-4 py-3"
    >
      {offer.name === 'removable' ? <RemovableDemo isDismissed={offer.isDismissed} /> : <RemovedDemo />}
    </section>
  )
}

function CardText({ title, children }: { title: string; children: string }) {
  return (
    <div className="min-w-0 flex-1 basis-64">
      <h2 id="demo-card" className="text-base font-semibold">
        {title}
      </h2>
      <p className="text-dense text-muted">{children}</p>
    </div>
  )
}

function RemovableDemo({ isDismissed }: { isDismissed: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <CardText title="This site shows the demo studio Harbor">
        Look around. When you are ready, make it yours: the demo content goes, what you wrote and sold stays.
      </CardText>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setOpen(true)}>Make it mine</Button>
        {!isDismissed && <DismissButton undoable />}
      </div>
      <RemoveDemoDialog open={isOpen} onOpenChange={setOpen} />
    </>
  )
}

function RemovedDemo() {
  const change = useMutation()
  const restore = () =>
    change({ ...demoClient.delete('/removal'), successMessage: ({ left }) => restoredMessage(left) })
  return (
    <>
      <CardText title="The demo content is removed">
        For 30 days it can come back as it was. Dismiss this to let it go for good.
      </CardText>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void restore()}>Bring it back</Button>
        <DismissButton undoable={false} />
      </div>
    </>
  )
}

function DismissButton({ undoable }: { undoable: boolean }) {
  const change = useMutation()
  const put = (isDismissed: boolean) => demoClient.put('/dismissal', { json: { isDismissed } })
  const dismiss = () =>
    change({
      ...put(true),
      successMessage: () => (undoable ? 'Hidden. “Set up your site” in Settings → Studio has it.' : 'Dismissed.'),
      ...(undoable && { undo: () => ({ ...put(false), successMessage: 'The offer is back.' }) }),
    })
  return (
    <Button variant="quiet" onClick={() => void dismiss()}>
      Dismiss
    </Button>
  )
}
