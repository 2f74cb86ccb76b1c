import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useMemo, useState } from 'react'
import { Checkboxes } from './checkboxes/checkboxes'
import { noteExtensions } from './document/extensions'
import { readNote } from './document/read-note'
import type { NoteTextProps } from './note-text'
import { prepareForPaste, takesFromOutside } from './paste/note-paste'
import { NoteToolbar } from './toolbar/note-toolbar'
import { NoteKeys } from './writing/keys'
import { NotePlaceholder, PLACEHOLDER } from './writing/placeholder'
import { useNoteHandle } from './writing/use-note-handle'
import { usePendingChange } from './writing/use-pending-change'

const extensions = [...noteExtensions, Checkboxes, NotePlaceholder, NoteKeys]

/** The rich text of one's own note. */
export function NoteEditor({ content, onChange, label, ref }: NoteTextProps) {
  const [first] = useState(() => readNote(content).toJSON())
  const change = usePendingChange(onChange)
  const editorProps = useMemo(
    () => ({
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-placeholder': PLACEHOLDER,
        class: 'note-words',
      },
      ...takesFromOutside(),
    }),
    [label],
  )
  const editor = useEditor({
    extensions,
    editorProps,
    content: first,
    injectCSS: false,
    enablePasteRules: false,
    shouldRerenderOnTransaction: false,
    onUpdate: ({ editor }) => change.note(editor),
    onBlur: () => change.flush(),
  })
  useNoteHandle(ref, editor, change)
  useEffect(prepareForPaste, [])
  return (
    <div className="note-editor">
      <NoteToolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  )
}
