import { Plus } from 'lucide-react'
import { use } from 'react'
import { Skeleton } from '~/ui/skeleton'
import { Button } from '~/ui/workspace/button'
import { Notice } from '~/ui/workspace/notice'
import { useChatStore } from './assistant/use-chats'
import { useSuggestions } from './assistant/use-suggestions'
import { lazyComponent } from './lazy-component'
import { NoteScreen } from './note-screen'
import { notesPanelContext } from './panel-context'
import { SharedNoteScreen } from './shared-note-screen'
import type { NotesPanel } from './use-notes-panel'

const ChatArea = lazyComponent(
  () => import('./assistant/chat-area').then(({ ChatArea }) => ChatArea),
  () => <Skeleton className="min-h-0 flex-1" />,
)

interface NotePaneProps {
  panel: NotesPanel
  /** The list lies above it. */
  isCovered: boolean
}

/** The selected note, and the assistant beside it. */
export function NotePane({ panel, isCovered }: NotePaneProps) {
  const { selected, selectedShared, state } = panel
  const context = use(notesPanelContext)
  const chats = useChatStore()
  const suggestions = useSuggestions(selected, context, state.phase === 'loading')
  return (
    <div inert={isCovered} className="flex min-w-0 flex-1 max-lg:flex-col">
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        {!state.isOnline && (
          <div className="px-4 pt-3 md:px-6">
            <Notice kind="offline" title="You are offline.">
              Your changes are stored on this device and saved when you are back online.
            </Notice>
          </div>
        )}
        {selected && <NoteScreen key={selected.id} panel={panel} suggestions={suggestions} note={selected} />}
        {selectedShared && <SharedNoteScreen key={selectedShared.id} note={selectedShared} />}
        {!selected && !selectedShared && <NothingSelected panel={panel} />}
      </div>
      {selected && panel.areas.open.chat && (
        <aside
          aria-label="Assistant"
          data-area="chat"
          className="flex min-h-0 flex-col border-line p-4 pt-3 max-lg:h-1/2 max-lg:border-t lg:w-88 lg:border-l"
        >
          <ChatArea
            chats={chats}
            context={context}
            note={selected}
            store={panel.store}
            onReplaced={(html) => panel.onReplaced.current(html)}
            flush={() => panel.flush.current()}
            showUndo={panel.showUndo}
          />
        </aside>
      )}
    </div>
  )
}

function NothingSelected({ panel: { tab, createEmpty, state } }: { panel: NotesPanel }) {
  if (state.phase === 'loading' || (tab === 'shared' && state.sharedNotes.length === 0)) return null
  return (
    <div className="grid flex-1 place-content-center justify-items-center gap-3 p-6 text-center text-muted">
      <p>{tab === 'mine' ? 'Create a note or a to-do list.' : 'Select a note to read it.'}</p>
      {tab === 'mine' && (
        <Button icon={Plus} onClick={() => createEmpty(true)}>
          New to-do list
        </Button>
      )}
    </div>
  )
}
