import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { preloadToasts } from '~/ui/toaster'
import { CommandPaletteContext } from './command-palette-context'

const importDialog = () => import('./palette-dialog')
const PaletteDialog = lazy(() => importDialog().catch(() => ({ default: EmptyPalette })))
const PREFETCH_DELAY_MS = 1_000

/** Gives everything below it the command palette: Ctrl-K or Cmd-K opens it anywhere. It is fetched once the screen is there. */
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
  useEffect(() => {
    // so that nothing typed right after the first Ctrl-K is lost, and a lost connection can be told of
    const timer = setTimeout(() => {
      importDialog().catch(() => {})
      preloadToasts()
    }, PREFETCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => setIsNeeded((wasNeeded) => wasNeeded || isOpen), [isOpen])

  return (
    <CommandPaletteContext value={state}>
      {children}
      {isNeeded && (
        <Suspense fallback={null}>
          <PaletteDialog isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </CommandPaletteContext>
  )
}

/** Without a connection from the very beginning there is none. */
function EmptyPalette() {
  return null
}
