import { Keyboard, PanelLeft, X } from 'lucide-react'
import { Dialog as Parts } from 'radix-ui'
import { use, useState } from 'react'
import { isInsideToast } from '~/ui/is-inside-toast'
import { useMediaQuery } from '~/ui/use-media-query'
import { IconButton } from '~/ui/workspace/button'
import { useRestoreFocus } from '~/ui/workspace/use-restore-focus'
import { NoteList } from './note-list'
import { NotePane } from './note-pane'
import { notesPanelContext } from './panel-context'
import { SEARCH_FIELD_ID } from './search-field'
import { ShortcutsDialog } from './shortcuts-dialog'
import type { NotesPanel } from './use-notes-panel'
import { useNotesShortcuts } from './use-shortcuts'

// as `md:` of the styles
const NARROW_QUERY = '(width < 48rem)'

interface NotesPanelDialogProps {
  panel: NotesPanel
  isOpen: boolean
  onClose: () => void
}

// as high as its veil and not higher: that of a dialog above it covers it too
const frame =
  'fixed inset-0 z-40 flex flex-col overflow-hidden bg-paper text-dense outline-none md:inset-auto md:top-1/2 md:left-1/2 md:h-[min(54rem,calc(100dvh-3rem))] md:w-[min(80rem,calc(100vw-3rem))] md:-translate-1/2 md:rounded-lg md:border md:border-line md:shadow-lift'

export function NotesPanelDialog({ panel, isOpen, onClose }: NotesPanelDialogProps) {
  const focus = useRestoreFocus()
  return (
    <Parts.Root open={isOpen} onOpenChange={(next) => next || onClose()}>
      <Parts.Portal>
        <Parts.Overlay className="fixed inset-0 z-40 animate-appear veil" />
        <Parts.Content
          onCloseAutoFocus={focus.onCloseAutoFocus}
          onOpenAutoFocus={(event) => {
            focus.onOpenAutoFocus()
            // the panel itself: neither the button that closes it, nor a field, which would open a phone's keyboard
            event.preventDefault()
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
          }}
          onEscapeKeyDown={(event) => closeTopmost(panel) && event.preventDefault()}
          onInteractOutside={(event) => isInsideToast(event.target) && event.preventDefault()}
          aria-describedby={undefined}
          className={frame}
        >
          <PanelBody panel={panel} />
        </Parts.Content>
      </Parts.Portal>
    </Parts.Root>
  )
}

/** Escape takes away what lies on top: the words that are looked for, the list on a phone, the area that has the focus, or whose button has. */
function closeTopmost({ isListOpen, setIsListOpen, areas, search }: NotesPanel) {
  const focused = document.activeElement
  const area =
    focused?.closest<HTMLElement>('[data-area]')?.dataset.area ??
    focused?.closest<HTMLElement>('[data-opens][aria-expanded=true]')?.dataset.opens
  // a field with people to choose from closes its own list
  if (focused?.matches('[role=combobox][aria-expanded=true]')) return true
  if (focused?.id === SEARCH_FIELD_ID && search.words !== '') search.clear()
  else if (isListOpen) setIsListOpen(false)
  else if (area === 'share' || area === 'suggestions' || area === 'chat') {
    areas.close(area)
    document.querySelector<HTMLElement>(`[data-opens="${area}"]`)?.focus()
  } else return false
  return true
}

function PanelBody({ panel }: { panel: NotesPanel }) {
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const isNarrow = useIsNarrow()
  const { label } = use(notesPanelContext)
  const nothingShown = panel.selected === undefined && panel.selectedShared === undefined
  const isListShown = !isNarrow || panel.isListOpen || nothingShown
  useNotesShortcuts(panel, () => setIsHelpOpen(true))
  return (
    <>
      <div className="flex items-center gap-1 border-b border-line py-1.5 pr-2 pl-4">
        <div className="flex min-w-0 flex-1 items-baseline gap-2.5">
          <Parts.Title className="font-heading text-h3 whitespace-nowrap">Smart Notes</Parts.Title>
          <span className="min-w-0 truncate text-muted" title="Opened from">
            {label}
          </span>
        </div>
        {isNarrow && (
          <IconButton
            icon={PanelLeft}
            label="All notes"
            aria-expanded={isListShown}
            onClick={() => panel.setIsListOpen(!panel.isListOpen)}
          />
        )}
        <IconButton icon={Keyboard} label="Keyboard shortcuts" onClick={() => setIsHelpOpen(true)} />
        <Parts.Close asChild>
          <IconButton icon={X} label="Close" />
        </Parts.Close>
      </div>
      <div className="relative flex min-h-0 flex-1">
        <NoteList panel={panel} isShown={isListShown} />
        <NotePane panel={panel} isCovered={isNarrow && isListShown} />
      </div>
      <ShortcutsDialog isOpen={isHelpOpen} onOpenChange={setIsHelpOpen} />
    </>
  )
}

/** Whether the list and a note have no room beside each other. */
function useIsNarrow() {
  return useMediaQuery(NARROW_QUERY, false)
}
