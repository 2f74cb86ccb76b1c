import { AlignLeft, History, Lightbulb, ListTodo, MessageSquare, Pin, PinOff, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { href } from 'react-router'
import { Button, IconButton } from '~/ui/workspace/button'
import { Dialog } from '~/ui/workspace/dialog'
import { SkeletonRows } from '~/ui/workspace/skeleton-rows'
import type { OwnNote, SaveStatus } from '../store/notes-store-types'
import { NoteExportMenu } from './editor/note-export-menu'
import { lazyComponent } from './lazy-component'
import type { NotesPanel } from './use-notes-panel'
import type { NoteSidePanel } from './use-panel-areas'

const tones = { calm: 'text-muted', warning: 'text-warning', danger: 'text-danger' }

interface NoteTypeToggleProps {
  isTodo: boolean
  /** Begins a note of the other kind. */
  onCreateOther: (isTodo: boolean) => void
}

const NOTE_TYPES = [
  { isTodo: false, label: 'Text', icon: AlignLeft },
  { isTodo: true, label: 'Todo', icon: ListTodo },
]

const VersionList = lazyComponent(
  () => import('./note-revision-list').then(({ NoteRevisionList }) => NoteRevisionList),
  () => <SkeletonRows rows={4} label="Loading versions" />,
)

interface HistoryDialogProps {
  panel: NotesPanel
  note: OwnNote
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

interface NoteBarProps {
  panel: NotesPanel
  note: OwnNote
  hasSuggestions: boolean
}

const AREA_BUTTONS = {
  share: ['Share', Share2],
  suggestions: ['Suggestions', Lightbulb],
  chat: ['Chat', MessageSquare],
} as const

/** What can be done with a note, and what becomes of its writing. */
export function NoteBar({ panel, note, hasSuggestions }: NoteBarProps) {
  const [isHistoryOpen, setIsHistoryOpen] = useState(false)
  const areas: NoteSidePanel[] = hasSuggestions ? ['share', 'suggestions', 'chat'] : ['share', 'chat']
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 pb-1.5 md:px-6">
      <NoteTypeToggle isTodo={note.is_todo} onCreateOther={panel.createEmpty} />
      <SaveStatusLine saving={note.saveStatus} onRetry={() => panel.store.retry(note.id)} />
      <div className="ml-auto flex flex-wrap">
        <IconButton
          icon={note.is_pinned ? PinOff : Pin}
          label={note.is_pinned ? 'Unpin' : 'Pin'}
          onClick={() => void panel.pin(note)}
        />
        {areas.map((area) => (
          <IconButton
            key={area}
            icon={AREA_BUTTONS[area][1]}
            label={AREA_BUTTONS[area][0]}
            data-opens={area}
            aria-expanded={panel.areas.open[area]}
            className="aria-expanded:bg-accent-tint aria-expanded:text-ink"
            onClick={() => panel.areas.toggle(area)}
          />
        ))}
        <IconButton icon={History} label="Version history" onClick={() => setIsHistoryOpen(true)} />
        <NoteExportMenu note={note} />
        <IconButton icon={Trash2} label="Delete" data-deletes onClick={() => void panel.remove(note)} />
      </div>
      <HistoryDialog panel={panel} note={note} isOpen={isHistoryOpen} onOpenChange={setIsHistoryOpen} />
    </div>
  )
}

/** How a note was before, what differs, and the way back. */
function HistoryDialog({ panel, note, isOpen, onOpenChange }: HistoryDialogProps) {
  return (
    <Dialog
      title="Version history"
      description="A version is saved every five minutes while you write and before larger changes."
      open={isOpen}
      onOpenChange={onOpenChange}
      className="h-[min(44rem,calc(100dvh-2rem))] w-[min(46rem,calc(100vw-2rem))]"
    >
      <VersionList panel={panel} note={note} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

/** Says which kind a note is; the other kind is a new note, and this one stays as it is. */
function NoteTypeToggle({ isTodo, onCreateOther }: NoteTypeToggleProps) {
  return (
    <fieldset aria-label="Note type" className="flex rounded-md border border-line p-0.5">
      {NOTE_TYPES.map((kind) => (
        <button
          key={kind.label}
          type="button"
          aria-pressed={kind.isTodo === isTodo}
          title={kind.isTodo === isTodo ? undefined : `New note: ${kind.label}`}
          onClick={() => kind.isTodo !== isTodo && onCreateOther(kind.isTodo)}
          className="inline-flex min-h-8 items-center gap-1.5 rounded-md px-2.5 font-medium text-muted hover:text-ink aria-pressed:bg-wash aria-pressed:font-semibold aria-pressed:text-ink pointer-coarse:min-h-11 forced-colors:aria-pressed:outline-2"
        >
          <kind.icon size={15} aria-hidden="true" />
          {kind.label}
        </button>
      ))}
    </fieldset>
  )
}

/** What becomes of the writing; on every width. */
function SaveStatusLine({ saving, onRetry }: { saving: SaveStatus; onRetry: () => void }) {
  const { tone, text, canRetry, isSignedOut } = saving
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-2 leading-snug">
      <span data-saving className={`tabular-nums ${tones[tone]}`}>
        {text}
      </span>
      {isSignedOut && (
        // in a tab of its own: what was typed stays where it is
        <a
          href={href('/planner/login')}
          target="_blank"
          rel="noreferrer"
          className="control -my-1 inline-flex items-center px-1 font-semibold text-ink underline underline-offset-4"
        >
          Sign in
        </a>
      )}
      {canRetry && (
        <Button variant="quiet" className="-my-1 text-ink" onClick={onRetry}>
          Retry
        </Button>
      )}
      <span role="status" className="sr-only">
        {tone === 'calm' ? '' : text}
      </span>
    </p>
  )
}
