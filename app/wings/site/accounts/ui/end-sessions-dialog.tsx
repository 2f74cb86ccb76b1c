import { type ReactNode, useState } from 'react'
import { isEmail } from '~/platform/forms/is-email'
import { Button } from '~/ui/workspace/button'
import { Dialog, DialogClose } from '~/ui/workspace/dialog'
import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'
import { useMutation } from '~/ui/workspace/use-mutation'

interface EndSessionsDialogProps {
  email: string
  trigger: ReactNode
  /** Said once they have ended. */
  onDone?: () => void
}

/** Asks first: whoever is signed out loses what they were typing, and nobody can take it back. */
export function EndSessionsDialog({ email, trigger, onDone }: EndSessionsDialogProps) {
  const change = useMutation()
  const [isOpen, setIsOpen] = useState(false)
  async function end() {
    setIsOpen(false)
    const isDone = await change<{ ended: number }>({
      path: '/admin/settings/sessions',
      method: 'DELETE',
      json: { email },
      successMessage: ({ ended }) =>
        ended === 1 ? `One session of ${email} ended.` : `${ended} sessions of ${email} ended.`,
    })
    if (isDone) onDone?.()
  }
  return (
    <Dialog
      title="End all sessions"
      description={`${email} is signed out on every device at once, and can sign in again.`}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={trigger}
      footer={
        <>
          <DialogClose asChild>
            <Button>Leave them signed in</Button>
          </DialogClose>
          <Button variant="danger" onClick={end}>
            End all sessions
          </Button>
        </>
      }
    >
      <p className="text-dense">What they are writing at this moment may not be saved.</p>
    </Dialog>
  )
}

/** Signs out anybody who has an account, admin or not, or lets them in without the device that they have lost. */
export function LostDeviceForm() {
  const [typed, setTyped] = useState('')
  const email = typed.trim().toLowerCase()
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label="E-mail of their account" className="min-w-0 flex-1 basis-64">
        {(control) => (
          <TextInput
            {...control}
            type="email"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            placeholder="name@example.com"
          />
        )}
      </Field>
      <EndSessionsDialog
        email={email}
        onDone={() => setTyped('')}
        trigger={
          <Button variant="danger" disabled={!isEmail(email)}>
            End sessions
          </Button>
        }
      />
      <ResetSecondFactorDialog
        email={email}
        trigger={
          <Button variant="danger" disabled={!isEmail(email)}>
            Reset two-factor
          </Button>
        }
      />
    </div>
  )
}

/** Asks first: whoever called and says that they lost their phone may be somebody else. */
function ResetSecondFactorDialog({ email, trigger }: { email: string; trigger: ReactNode }) {
  const change = useMutation()
  const [isOpen, setIsOpen] = useState(false)
  async function end() {
    setIsOpen(false)
    await change({
      path: '/admin/settings/second-factor',
      method: 'DELETE',
      json: { email },
      successMessage: () => `Two-factor authentication of ${email} is reset.`,
    })
  }
  return (
    <Dialog
      title="Reset two-factor authentication"
      description={`For ${email}, who has lost a device. They are signed out now and sign in without it.`}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={trigger}
      footer={
        <>
          <DialogClose asChild>
            <Button>Keep it</Button>
          </DialogClose>
          <Button variant="danger" onClick={end}>
            Reset two-factor authentication
          </Button>
        </>
      }
    >
      <p className="text-dense">
        Make sure that the request really comes from them. Their passkeys, authenticator app and recovery codes are
        removed, and a mail tells them.
      </p>
    </Dialog>
  )
}
