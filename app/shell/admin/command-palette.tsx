import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { PaletteContext } from './palette-state'

const PaletteDialog = lazy(() => import('./palette-dialog'))

/** Gives everything below it the command palette: Ctrl-K or Cmd-K opens it anywhere. It is fetched when it is first used. */
export function CommandPalette({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const [isNeeded, setIsNeeded] = useState(false)
  const state = useMemo(() => ({ open: () => setIsOpen(true) }), [])

  useEffect(() => {
    function listen(event: KeyboardEvent) {
      const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey
      if (!isShortcut || event.altKey || event.defaultPrevented) return
      event.preventDefault()
      setIsOpen((wasOpen) => !wasOpen)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  useEffect(() => setIsNeeded((wasNeeded) => wasNeeded || isOpen), [isOpen])

  return (
    <PaletteContext value={state}>
      {children}
      {isNeeded && (
        <Suspense fallback={null}>
          <PaletteDialog isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </PaletteContext>
  )
}
