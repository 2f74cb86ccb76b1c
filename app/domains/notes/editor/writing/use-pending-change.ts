import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { useEffect, useMemo, useRef } from 'react'
import { htmlOfNote } from '../document/html-of-note'

// long enough for a batch of keystrokes, short enough to lose none of them
const BATCH_MS = 80

/** Tells of changes in batches, and of the last one before the page is hidden or the editor goes. */
export function usePendingChange(onChange: (html: string) => void) {
  const latest = useRef(onChange)
  latest.current = onChange
  const pending = useMemo(() => createPending((html) => latest.current(html)), [])
  useEffect(() => {
    const { flush } = pending
    // before others who hear of it, so that they find the whole text
    addEventListener('pagehide', flush, true)
    document.addEventListener('visibilitychange', flush, true)
    return () => {
      removeEventListener('pagehide', flush, true)
      document.removeEventListener('visibilitychange', flush, true)
      flush()
    }
  }, [pending])
  return pending
}

export type PendingChange = ReturnType<typeof createPending>

function createPending(tell: (html: string) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let changed: Node | undefined
  function flush() {
    clearTimeout(timer)
    timer = undefined
    const document = changed
    changed = undefined
    if (document) tell(htmlOfNote(document))
  }
  return {
    flush,
    note({ state }: Editor) {
      changed = state.doc
      timer ??= setTimeout(flush, BATCH_MS)
    },
  }
}
