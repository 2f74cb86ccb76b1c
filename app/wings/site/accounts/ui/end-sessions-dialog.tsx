import { type ReactNode, useState } from 'react'
import { isEmail } from '~/platform/forms/is-email'
import { Button } from '~/ui/workspace/button'
import { Dialog, DialogClose } from '~/ui/workspace/dialog'
import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'
import { useMutation } from '~/ui/workspace/use-mutation'
import { secondFactorClient, sessionsClient } from '../api'

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
    const isDone = await change({
      ...sessionsClient.delete('/', { json: { email } }),
      successMessage: ({ ended }) =>
        ended === 1 ? `1 session of ${email} ended.` : `${ended} sessions of ${email} ended.`,
    })
    if (isDone) onDone?.()
  }
  return (
    <Dialog
      title="End all sessions"
      description={`${email} is signed out on all devices and can sign in again.`}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={trigger}
      footer={
        <>
          <DialogClose asChild>
            <Button>Cancel</Button>
          </DialogClose>
          <Button variant="danger" onClick={end}>
            End all sessions
          </Button>
        </>
      }
    >
      <p className="text-dense">Unsaved changes may be lost.</p>
    </Dialog>
  )
}

/** Signs out anybody who has an account, admin or not, or lets them in without the device that they have lost. */
export function LostDeviceForm() {
  const [typed, setTyped] = useState('')
  const email = typed.trim().toLowerCase()
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label="Email of the account" className="min-w-0 flex-1 basis-64">
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
      ...secondFactorClient.delete('/', { json: { email } }),
      successMessage: () => `Two-factor authentication of ${email} was reset.`,
    })
  }
  return (
    <Dialog
      title="Reset two-factor authentication"
      description={`${email} is signed out and can sign in without a second factor.`}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={trigger}
      footer={
        <>
          <DialogClose asChild>
            <Button>Cancel</Button>
          </DialogClose>
          <Button variant="danger" onClick={end}>
            Reset two-factor authentication
          </Button>
        </>
      }
    >
      <p className="text-dense">
        Make sure that the request comes from the account owner. Passkeys, authenticator app and recovery codes are
        removed, and the owner gets an email.
      </p>
    </Dialog>
  )
}
