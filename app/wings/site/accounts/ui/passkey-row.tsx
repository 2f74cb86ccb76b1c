import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/ui/workspace/button'
import { Dialog, DialogClose } from '~/ui/workspace/dialog'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { useMutation } from '~/ui/workspace/use-mutation'
import { ownAccountClient } from '../api'
import type { PasskeyListItem } from '../two-factor/two-factor'
import { RenamePasskeyDialog } from './rename-passkey-dialog'

export function PasskeyRow({ passkey }: { passkey: PasskeyListItem }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <PasskeyDetails {...passkey} />
      <div className="flex gap-2">
        <RenamePasskeyDialog passkey={passkey} />
        <RemovePasskeyDialog passkey={passkey} />
      </div>
    </li>
  )
}

/** Asks first: nobody can take it back, and it signs out elsewhere. */
function RemovePasskeyDialog({ passkey: { id, name } }: { passkey: PasskeyListItem }) {
  const change = useMutation()
  const [isOpen, setIsOpen] = useState(false)
  const remove = () => {
    setIsOpen(false)
    void change({
      ...ownAccountClient.delete('/passkeys/:passkeyId', { param: { passkeyId: id } }),
      successMessage: () => `Passkey ${name} removed.`,
    })
  }
  return (
    <Dialog
      title="Remove passkey"
      description={`You can no longer sign in with “${name}”.`}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={<Button aria-label={`Remove passkey ${name}`}>Remove</Button>}
      footer={
        <>
          <DialogClose asChild>
            <Button>Cancel</Button>
          </DialogClose>
          <Button variant="danger" onClick={remove}>
            Remove passkey
          </Button>
        </>
      }
    >
      <p className="text-dense">
        Your other sessions end, and your agent tokens are revoked. Your device may still list the passkey until you
        delete it there.
      </p>
    </Dialog>
  )
}

function PasskeyDetails({ name, createdAt, lastUsedAt }: PasskeyListItem) {
  return (
    <div className="flex min-w-0 grow basis-64 items-center gap-3">
      <KeyRound size={20} aria-hidden="true" className="shrink-0 text-muted" />
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="text-dense text-muted">
          Added <RelativeTime at={createdAt} />
          {lastUsedAt ? (
            <>
              , last used <RelativeTime at={lastUsedAt} />
            </>
          ) : (
            ', not used yet'
          )}
        </p>
      </div>
    </div>
  )
}
