import type { Editor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import { htmlToDocument } from './document/html-to-document'
import type { EditorHandle } from './editor-tools'
import { linkQuotedText } from './link-words'
import type { BatchedChange } from './use-batched-change'

/** Hands out the ways into the editor once it stands in the page. */
export function useEditorHandle(
  editor: Editor,
  change: BatchedChange,
  onReady: ((handle: EditorHandle) => void) | undefined,
) {
  const told = useRef(onReady)
  told.current = onReady
  useEffect(() => {
    const tell = () =>
      told.current?.({
        flush: change.flush,
        // at once: the next key belongs to the text
        focus: () => editor.view.focus(),
        addLink: (words, href) => linkQuotedText(editor, words, href),
        replace: (html) => {
          change.flush()
          // whoever puts a text in knows it already
          editor.commands.setContent(htmlToDocument(html), { emitUpdate: false })
        },
      })
    // one that React has made and thrown away never stands in the page, and takes no focus
    if (editor.isInitialized) tell()
    else editor.on('create', tell)
    return () => void editor.off('create', tell)
  }, [editor, change])
}
