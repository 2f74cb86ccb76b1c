import type { Editor } from '@tiptap/react'
import { useEffect, useMemo, useRef } from 'react'
import { documentToHtml } from './document/document-to-html'

// long enough for a batch of keystrokes, short enough to lose none of them
const BATCH_MS = 60

/** Tells of changes in batches, and of the last one before the page is hidden. */
export function useBatchedChange(onChange: (html: string) => void) {
  const latest = useRef(onChange)
  latest.current = onChange
  const pending = useMemo(() => createBatcher((html) => latest.current(html)), [])
  useEffect(() => {
    const flush = () => pending.flush()
    // before others who hear of it, so that they find the whole text
    addEventListener('pagehide', flush, true)
    document.addEventListener('visibilitychange', flush, true)
    return () => {
      removeEventListener('pagehide', flush, true)
      document.removeEventListener('visibilitychange', flush, true)
      pending.flush()
    }
  }, [pending])
  return pending
}

export type BatchedChange = ReturnType<typeof createBatcher>

function createBatcher(tell: (html: string) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let changed: Editor | undefined
  function flush() {
    clearTimeout(timer)
    timer = undefined
    if (changed) tell(documentToHtml(changed.getJSON()))
    changed = undefined
  }
  return {
    flush,
    note(editor: Editor) {
      changed = editor
      timer ??= setTimeout(flush, BATCH_MS)
    },
  }
}
