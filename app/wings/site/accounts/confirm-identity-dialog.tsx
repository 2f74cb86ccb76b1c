import { useEffect, useRef, useState } from 'react'
import { callApi, onApiFailure } from '~/platform/http/api-client'
import { Dialog } from '~/ui/workspace/dialog'
import { ownAccountClient } from './api'
import { REAUTHENTICATION_REQUIRED, SECOND_FACTOR_REAUTH_REQUIRED } from './two-factor/two-factor'
import { IdentityForm } from './ui/identity-form'

type OpenDialog = (needsSecondFactor: boolean) => Promise<boolean>

let openDialog: OpenDialog | undefined

/** Whether somebody has proved lately who they are; asks them when they have not. */
export async function confirmIdentity() {
  const reply = await callApi(ownAccountClient.get('/authentication'))
  // without an answer the server decides, as it does anyway
  return !reply.ok || reply.body.isRecent || ((await openDialog?.(false)) ?? true)
}

/** Stands in a layout: a call that is refused because somebody must prove who they are is sent again once they have. */
export function ConfirmIdentityDialog() {
  const [isOpen, setIsOpen] = useState(false)
  const [needsSecondFactor, setNeedsSecondFactor] = useState(false)
  const settle = useRef<(isConfirmed: boolean) => void>(undefined)

  useEffect(() => {
    openDialog = (needsBoth) =>
      new Promise((resolve) => {
        settle.current?.(false)
        settle.current = resolve
        setNeedsSecondFactor(needsBoth)
        setIsOpen(true)
      })
    const stop = onApiFailure(async ({ code }) => {
      const needsBoth = code === SECOND_FACTOR_REAUTH_REQUIRED
      return (needsBoth || code === REAUTHENTICATION_REQUIRED) && ((await openDialog?.(needsBoth)) ?? false)
    })
    return () => {
      stop()
      openDialog = undefined
    }
  }, [])

  function end(isConfirmed: boolean) {
    settle.current?.(isConfirmed)
    settle.current = undefined
    setIsOpen(false)
  }
  return (
    <Dialog
      title="Confirm your identity"
      description="This action requires you to confirm your identity."
      open={isOpen}
      onOpenChange={(staysOpen) => !staysOpen && end(false)}
    >
      <IdentityForm needsSecondFactor={needsSecondFactor} onConfirmed={() => end(true)} />
    </Dialog>
  )
}
