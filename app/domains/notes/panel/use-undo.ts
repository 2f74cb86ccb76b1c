import { useRef } from 'react'
import { showToast } from '~/ui/toasts'

/** Says what was done, with a way back: a button beside the words, and a key for those whom the dialog keeps inside. */
export function useUndo() {
  const last = useRef<() => void>(undefined)
  return useRef({
    undoable(text: string, undo: () => void) {
      const run = () => {
        if (last.current === run) last.current = undefined
        undo()
      }
      last.current = run
      showToast(text, 'success', { label: 'Undo', run })
    },
    undoLast: () => last.current?.(),
  }).current
}
