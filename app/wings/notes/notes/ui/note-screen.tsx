import { useEffect, useLayoutEffect, useRef } from 'react'
import { Skeleton } from '~/ui/skeleton'
import { Button } from '~/ui/workspace/button'
import { Notice } from '~/ui/workspace/notice'
import { getDisplayTitle, MAX_NOTE_TITLE_LENGTH } from '../note'
import type { NotesStore, OwnNote } from '../store/notes-store-types'
import { SuggestionsArea } from './assistant/suggestions-area'
import { ConflictNotice } from './conflict-notice'
import { type NoteEditorHandle, NoteTextEditor } from './editor/note-text-editor'
import { lazyComponent } from './lazy-component'
import { NoteBar } from './note-bar'
import { TodoList } from './todo/todo-list'
import type { NotesPanel } from './use-notes-panel'

interface RecoveredNoticeProps {
  store: NotesStore
  note: OwnNote
  /** When it was typed, in milliseconds. */
  at: number
}

const clock = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

const ShareArea = lazyComponent(
  () => import('./share-area').then(({ ShareArea }) => ShareArea),
  // as high as it is for a note that nobody else reads
  () => <Skeleton className="h-37 max-w-160" />,
)

interface NoteScreenProps {
  panel: NotesPanel
  note: OwnNote
  suggestions: string[]
}

// a click below the last line is one into the text
const fillHeightClassName =
  '[&>.note-editor]:flex-1 [&>.note-editor]:grid-rows-[auto_1fr] [&>.note-editor>:last-child]:grid'

/** One of one's own notes, to write. */
export function NoteScreen({ panel, note, suggestions }: NoteScreenProps) {
  const { store, areas } = panel
  function closeShare() {
    areas.close('share')
    document.querySelector<HTMLElement>('[data-opens="share"]')?.focus()
  }
  return (
    <section aria-label={getDisplayTitle(note)} className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <TitleField panel={panel} note={note} />
      <NoteBar panel={panel} note={note} hasSuggestions={suggestions.length > 0} />
      <div className="grid gap-2 px-4 pt-2 empty:hidden md:px-6">
        {note.conflict && <ConflictNotice panel={panel} note={note} conflict={note.conflict} />}
        {note.recoveredAt !== null && <RecoveredNotice store={store} note={note} at={note.recoveredAt} />}
        {areas.open.share && (
          <div data-area="share" className="rounded-md border border-line bg-surface p-3">
            <ShareArea note={note} onClose={closeShare} />
          </div>
        )}
      </div>
      <div data-scrolls className="min-h-40 flex-1 overflow-y-auto">
        {note.is_todo ? (
          <TodoList panel={panel} note={note} />
        ) : (
          <div className={`flex min-h-full flex-col px-4 py-2 md:px-6 ${fillHeightClassName}`}>
            <NoteTextBody panel={panel} note={note} />
          </div>
        )}
      </div>
      {areas.open.suggestions && suggestions.length > 0 && (
        <div
          data-area="suggestions"
          className="max-h-2/5 min-h-24 overflow-y-auto border-t border-line px-4 py-3 md:px-6"
        >
          <SuggestionsArea
            suggestions={suggestions}
            note={note}
            store={store}
            onCreated={(id) => panel.showNote('mine', id)}
          />
        </div>
      )}
    </section>
  )
}

function TitleField({ panel, note }: { panel: NotesPanel; note: OwnNote }) {
  const field = useRef<HTMLTextAreaElement>(null)
  const isWanted = panel.pendingFocus === 'title'
  useEffect(() => {
    if (!isWanted) return
    field.current?.focus()
    // what a new note is called by itself gives way to the first word
    field.current?.select()
  }, [isWanted])
  return (
    <textarea
      ref={field}
      rows={1}
      aria-label="Title"
      placeholder="Enter note title..."
      maxLength={MAX_NOTE_TITLE_LENGTH}
      autoComplete="off"
      value={note.title}
      onChange={({ target }) => panel.store.change(note.id, { title: target.value.replaceAll('\n', ' ') })}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        event.preventDefault()
        panel.focusBody.current()
      }}
      className="mx-2 mt-1 field-sizing-content max-h-28 min-h-11 min-w-0 shrink-0 resize-none rounded-md bg-transparent px-2 pt-2 pb-1 font-heading text-h3 font-bold -outline-offset-3 placeholder:text-faint md:mx-4"
    />
  )
}

/** What a closed tab had typed is on the screen again. */
function RecoveredNotice({ store, note, at }: RecoveredNoticeProps) {
  return (
    <Notice
      title={`Unsaved changes from ${clock.format(at)} restored`}
      action={
        <>
          <Button onClick={() => store.undoRecovery(note.id)}>Discard</Button>
          <Button variant="primary" onClick={() => store.acceptRecovery(note.id)}>
            Keep
          </Button>
        </>
      }
    >
      They were stored on this device when the page was closed.
    </Notice>
  )
}

/** The rich text of a note: what is typed goes to the store, what comes from elsewhere to the screen. */
function NoteTextBody({ panel, note }: { panel: NotesPanel; note: OwnNote }) {
  const { store, flush, focusBody, onReplaced } = panel
  const { id, content } = note
  const handle = useRef<NoteEditorHandle>(null)
  // what the editor shows, as far as it has told
  const shown = useRef(content)
  const { tell, put } = useRef({
    tell(html: string) {
      if (html === shown.current) return
      shown.current = html
      store.change(id, { content: html })
    },
    put(html: string) {
      if (html === shown.current) return
      shown.current = html
      handle.current?.replace(html)
    },
  }).current

  useEffect(() => put(content), [put, content])

  useLayoutEffect(() => {
    flush.current = () => handle.current?.flush()
    focusBody.current = () => handle.current?.focus()
    onReplaced.current = put
    return () => {
      flush.current()
      flush.current = () => {}
      focusBody.current = () => {}
      onReplaced.current = () => {}
    }
  }, [flush, focusBody, onReplaced, put])

  return <NoteTextEditor ref={handle} content={content} label={`Text of ${getDisplayTitle(note)}`} onChange={tell} />
}
