import { Editor } from '@tiptap/core'
import { type Ref, type RefObject, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { showToast } from '~/ui/toaster'
import { Checkboxes } from './checkboxes'
import { noteExtensions } from './note-extensions'
import { NoteKeymap } from './note-keymap'
import { createPasteProps, preloadMarkdownParser } from './note-paste'
import { NOTE_PLACEHOLDER_TEXT, NotePlaceholder } from './note-placeholder'
import './note-text.css'
import { NoteToolbar } from './note-toolbar'
import { parseNoteHtml } from './parse-note-html'
import { PendingChange } from './pending-change'
import { precomputeHtml } from './serialize-note'

export interface NoteEditorHandle {
  focus: () => void
  /** Hands over what was typed and not yet told. */
  flush: () => void
  /** Puts this HTML in the place of the text that was told last. What was typed since stays on top of it, and is told then. */
  replace: (html: string) => void
}

interface NoteEditorProps {
  /** HTML that the text begins with; later texts come through the handle. */
  content: string
  /** Called with the HTML soon after each change. */
  onChange: (html: string) => void
  /** What it is called for those who do not see it. */
  label: string
  ref?: Ref<NoteEditorHandle>
}

/** The rich text of one's own note. What can be undone belongs to one note: give another one a `key` of its own. */
export function NoteTextEditor({ content, onChange, label, ref }: NoteEditorProps) {
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
    const stop = runWhileIdle(precomputeHtml(created.state.doc))
    return () => {
      stop()
      change.flush()
      created.destroy()
    }
  }, [first, change])
  useEditorHandle(ref, made, change)
  useEffect(preloadMarkdownParser, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor asks for its name again
  useEffect(() => made.current?.view.setProps({}), [label])
  return (
    <div className="note-editor">
      {editor && <NoteToolbar editor={editor} />}
      <div ref={place} className="note-place" />
    </div>
  )
}

const showError = (sentence: string) => showToast(sentence, 'error')

function createEditor(element: Element | null, content: string, name: RefObject<string>, change: PendingChange) {
  return new Editor({
    element,
    extensions: [...noteExtensions, Checkboxes, NotePlaceholder, NoteKeymap],
    content: parseNoteHtml(content).toJSON(),
    injectCSS: false,
    enablePasteRules: false,
    editorProps: { attributes: () => attributes(name.current), ...createPasteProps(showError) },
    onTransaction: ({ transaction, appendedTransactions }) => {
      for (const each of [transaction, ...appendedTransactions]) change.track(each)
    },
    onBlur: () => change.flush(),
  })
}

function attributes(label: string) {
  return {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    'aria-placeholder': NOTE_PLACEHOLDER_TEXT,
    class: 'note-words',
  }
}

/** Hands out the ways into the editor. */
function useEditorHandle(
  ref: Ref<NoteEditorHandle> | undefined,
  made: RefObject<Editor | null>,
  change: PendingChange,
) {
  useImperativeHandle(
    ref,
    () => ({
      flush: change.flush,
      // at once: the next key belongs to the text
      focus: () => made.current?.view.focus(),
      replace(html) {
        if (made.current) change.replace(made.current, html)
      },
    }),
    [made, change],
  )
}

/** Tells of changes in batches, and of the last one before the page is hidden or the editor goes. */
function usePendingChange(onChange: (html: string) => void) {
  const latest = useRef(onChange)
  latest.current = onChange
  const [pending] = useState(() => new PendingChange((html) => latest.current(html)))
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

/** Takes these steps while the browser has nothing else to do, if it can tell; answers how to stop. */
function runWhileIdle(steps: Iterator<unknown>) {
  if (typeof requestIdleCallback !== 'function') return () => {}
  let next = requestIdleCallback(go)
  function go(deadline: IdleDeadline) {
    while (deadline.timeRemaining() > 1) if (steps.next().done) return
    next = requestIdleCallback(go)
  }
  return () => cancelIdleCallback(next)
}
