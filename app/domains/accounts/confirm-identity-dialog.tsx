import { useEffect, useRef, useState } from 'react'
import { callApi, onRefusal } from '~/platform/api-client'
import { Dialog } from '~/ui/workspace/dialog'
import { REAUTHENTICATION_REQUIRED } from './two-factor/two-factor'
import { IdentityForm } from './two-factor/ui/identity-form'

let open: (() => Promise<boolean>) | undefined

/** Whether somebody has proved lately who they are; asks them when they have not. */
export async function confirmIdentity() {
  const reply = await callApi<{ isRecent: boolean }>({ path: '/api/account/authentication', method: 'GET' })
  // without an answer the server decides, as it does anyway
  return !reply.ok || reply.body.isRecent || ((await open?.()) ?? true)
}

/** Stands in a layout: a call that is refused because somebody must prove who they are is sent again once they have. */
export function ConfirmIdentityDialog() {
  const [isOpen, setIsOpen] = useState(false)
  const settle = useRef<(isConfirmed: boolean) => void>(undefined)

  useEffect(() => {
    open = () =>
      new Promise((resolve) => {
        settle.current?.(false)
        settle.current = resolve
        setIsOpen(true)
      })
    const stop = onRefusal(async ({ code }) => code === REAUTHENTICATION_REQUIRED && ((await open?.()) ?? false))
    return () => {
      stop()
      open = undefined
    }
  }, [])

  function end(isConfirmed: boolean) {
    settle.current?.(isConfirmed)
    settle.current = undefined
    setIsOpen(false)
  }
  return (
    <Dialog
      title="Confirm that it is you"
      description="What you want to do asks for it, so that nobody else does it at your screen."
      open={isOpen}
      onOpenChange={(staysOpen) => !staysOpen && end(false)}
    >
      <IdentityForm onConfirmed={() => end(true)} />
    </Dialog>
  )
}
