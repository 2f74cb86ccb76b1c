import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { prepareToasts } from '~/ui/toasts'
import { PaletteContext } from './palette-state'

const fetchDialog = () => import('./palette-dialog')
const PaletteDialog = lazy(() => fetchDialog().catch(() => ({ default: NoPalette })))
const AT_LEISURE_MS = 1_000

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
      fetchDialog().catch(() => {})
      prepareToasts()
    }, AT_LEISURE_MS)
    return () => clearTimeout(timer)
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

/** Without a connection from the very beginning there is none. */
function NoPalette() {
  return null
}
