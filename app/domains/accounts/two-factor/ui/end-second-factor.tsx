import { type ReactNode, useState } from 'react'
import { Button } from '~/ui/workspace/button'
import { Dialog, DialogClose } from '~/ui/workspace/dialog'
import { useChange } from '~/ui/workspace/use-change'

/** Asks first: whoever called and says that they lost their phone may be somebody else. */
export function EndSecondFactor({ email, trigger }: { email: string; trigger: ReactNode }) {
  const change = useChange()
  const [isOpen, setIsOpen] = useState(false)
  async function end() {
    setIsOpen(false)
    await change({
      path: '/admin/settings/second-factor',
      method: 'DELETE',
      json: { email },
      done: () => `The second factor of ${email} has ended.`,
    })
  }
  return (
    <Dialog
      title="End the second factor"
      description={`For ${email}, who has lost a device. They sign in with their password again, and are signed out now.`}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={trigger}
      footer={
        <>
          <DialogClose asChild>
            <Button>Keep it</Button>
          </DialogClose>
          <Button variant="danger" onClick={end}>
            End the second factor
          </Button>
        </>
      }
    >
      <p className="text-dense">
        Make sure that it is really they who ask: call them back, or see them. Passkeys, authenticator app and recovery
        codes are gone then, and a mail tells them.
      </p>
    </Dialog>
  )
}
