import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useBlocker } from 'react-router'
import { Button } from './button'
import { Dialog } from './dialog'

interface UnsavedFormGuardProps {
  form: RefObject<HTMLFormElement | null>
  /** Changes whenever what the form holds has been saved. */
  savedKey: string
}

/** Asks before somebody leaves behind what they typed into a form and did not save. */
export function UnsavedFormGuard({ form, savedKey }: UnsavedFormGuardProps) {
  const asSaved = useRef('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew when it was saved
  useEffect(() => {
    asSaved.current = serializeForm(form)
  }, [savedKey, form])
  return <UnsavedChangesGuard isUnsaved={() => serializeForm(form) !== asSaved.current} />
}

/** Asks before somebody leaves what is not saved; when the tab is closed, the browser asks. */
export function UnsavedChangesGuard({ isUnsaved }: { isUnsaved: () => boolean }) {
  const onUnload = useEffectEvent((event: BeforeUnloadEvent) => isUnsaved() && event.preventDefault())
  useEffect(() => {
    window.addEventListener('beforeunload', onUnload)
    return () => window.removeEventListener('beforeunload', onUnload)
  }, [])
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  )
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
      title="Leave without saving?"
      footer={
        <>
          <Button onClick={() => blocker.proceed?.()}>Leave</Button>
          <Button variant="primary" onClick={() => blocker.reset?.()}>
            Stay
          </Button>
        </>
      }
    >
      Your changes on this page are not saved.
    </Dialog>
  )
}

function serializeForm({ current }: UnsavedFormGuardProps['form']) {
  return current ? JSON.stringify([...new FormData(current)]) : ''
}
