import { useEffect } from 'react'
import { Dialog } from '~/ui/workspace/dialog'
import { RedirectFields } from './redirect-fields'
import { type DraftRedirect, useSaving } from './use-saving'

interface RedirectDialogProps {
  /** What is edited, or begun: without an id it is a new one. Undefined: closed. */
  draft: DraftRedirect | undefined
  onClose: () => void
}

/** The form of one redirect, new or known. */
export function RedirectDialog({ draft, onClose }: RedirectDialogProps) {
  return (
    <Dialog
      title={draft?.id ? 'Edit redirect' : 'New redirect'}
      description="For an address that was printed, linked or known from an earlier site. It answers where no page is found."
      open={draft !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {draft && <RedirectForm key={draft.id ?? draft.from} draft={draft} onDone={onClose} />}
    </Dialog>
  )
}

function RedirectForm({ draft, onDone }: { draft: DraftRedirect; onDone: () => void }) {
  const { fetcher, action, failure, isDone } = useSaving(draft)
  useEffect(() => {
    if (isDone) onDone()
  }, [isDone, onDone])
  return (
    <fetcher.Form method="post" action={action} noValidate className="grid gap-4">
      <RedirectFields draft={draft} failure={failure} isBusy={fetcher.state !== 'idle'} />
    </fetcher.Form>
  )
}
