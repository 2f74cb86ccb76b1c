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
      done: () => `Two-factor authentication of ${email} is reset.`,
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
