import type { Editor } from '@tiptap/core'
import { useCallback, useSyncExternalStore } from 'react'

/** Something short about where the cursor stands; the part is drawn again when it differs. */
export function useInText<Value extends string | number | boolean>(editor: Editor, look: (editor: Editor) => Value) {
  const subscribe = useCallback(
    (tell: () => void) => {
      editor.on('transaction', tell)
      return () => void editor.off('transaction', tell)
    },
    [editor],
  )
  return useSyncExternalStore(subscribe, () => look(editor))
}
