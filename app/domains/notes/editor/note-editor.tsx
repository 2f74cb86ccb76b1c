import { Editor } from '@tiptap/core'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { showToast } from '~/ui/toasts'
import { Checkboxes } from './checkboxes/checkboxes'
import { noteExtensions } from './document/extensions'
import { writeAhead } from './document/html-of-note'
import { readNote } from './document/read-note'
import type { NoteTextProps } from './note-text'
import { prepareForPaste, takesFromOutside } from './paste/note-paste'
import { NoteToolbar } from './toolbar/note-toolbar'
import { NoteKeys } from './writing/keys'
import type { PendingChange } from './writing/pending-change'
import { NotePlaceholder, PLACEHOLDER } from './writing/placeholder'
import { useNoteHandle } from './writing/use-note-handle'
import { usePendingChange } from './writing/use-pending-change'
import { whileIdle } from './writing/while-idle'

/** The rich text of one's own note. */
export function NoteEditor({ content, onChange, label, ref }: NoteTextProps) {
  const change = usePendingChange(onChange)
  const place = useRef<HTMLDivElement>(null)
  const [first] = useState(content)
  const name = useRef(label)
  name.current = label
  const made = useRef<Editor>(null)
  const [editor, setEditor] = useState<Editor>()
  useLayoutEffect(() => {
    const created = createEditor(place.current, first, name, change)
    made.current = created
    setEditor(created)
    const stop = whileIdle(writeAhead(created.state.doc))
    return () => {
      stop()
      change.flush()
      created.destroy()
    }
  }, [first, change])
  useNoteHandle(ref, made, change)
  useEffect(prepareForPaste, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor asks for its name again
  useEffect(() => made.current?.view.setProps({}), [label])
  return (
    <div className="note-editor">
      {editor && <NoteToolbar editor={editor} />}
      <div ref={place} className="note-place" />
    </div>
  )
}

const tell = (sentence: string) => showToast(sentence, 'error')

function createEditor(element: Element | null, content: string, name: RefObject<string>, change: PendingChange) {
  return new Editor({
    element,
    extensions: [...noteExtensions, Checkboxes, NotePlaceholder, NoteKeys],
    content: readNote(content).toJSON(),
    injectCSS: false,
    enablePasteRules: false,
    editorProps: { attributes: () => attributes(name.current), ...takesFromOutside(tell) },
    onTransaction: ({ transaction, appendedTransactions }) => {
      for (const each of [transaction, ...appendedTransactions]) change.note(each)
    },
    onBlur: () => change.flush(),
  })
}

function attributes(label: string) {
  return {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    'aria-placeholder': PLACEHOLDER,
    class: 'note-words',
  }
}
