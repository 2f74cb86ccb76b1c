import { NotebookPen, X } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useLocation, useMatches, useSearchParams } from 'react-router'
import { Skeleton } from '~/ui/skeleton'
import { showToast } from '~/ui/toaster'
import { IconButton } from '~/ui/workspace/button'
import type { SmartNotesProps } from '~/wings/notes/notes/smart-notes'
import { getSprintIdFromPath } from '~/wings/notes/notes/sprint-id-from-path'
import { floatingButtonClassName } from './floating-button-class-name'
import { getScreenLabel } from './screen-label'

const ROWS = 5

interface SmartNotesButtonProps {
  userId: string
  /** A green dot says so. */
  hasNotes: boolean
}

/** Opens the notes; `?note=` in the address does too: an id shows that note, any other text becomes a new one. */
export function SmartNotesButton({ userId, hasNotes }: SmartNotesButtonProps) {
  const { pathname } = useLocation()
  const label = getScreenLabel(useMatches())
  const [isOpen, setIsOpen] = useState(false)
  const asked = useNoteParam()
  const dotId = useId()
  const has = useLatestValue(hasNotes)
  const Panel = useLazyPanel(isOpen || asked.note !== null, () => {
    setIsOpen(false)
    asked.forget()
  })
  useEffect(() => {
    if (asked.note !== null) setIsOpen(true)
  }, [asked.note])
  return (
    <>
      <button
        type="button"
        aria-label="Smart Notes"
        title="Smart Notes"
        aria-haspopup="dialog"
        aria-describedby={has.value ? dotId : undefined}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        className={`relative ${floatingButtonClassName}`}
      >
        <NotebookPen size={20} aria-hidden="true" />
        {has.value && (
          <span className="absolute top-0.5 right-0.5 size-3 rounded-full border-2 border-surface bg-success forced-colors:bg-[Highlight]">
            <span id={dotId} className="sr-only">
              You have notes.
            </span>
          </span>
        )}
      </button>
      {isOpen && !Panel && <NotesSkeleton onClose={() => setIsOpen(false)} />}
      {Panel && (
        <Panel
          key={userId}
          userId={userId}
          label={label}
          isOpen={isOpen}
          sprintId={getSprintIdFromPath(pathname)}
          requestedNote={asked.note}
          onRequestHandled={asked.forget}
          onClose={() => setIsOpen(false)}
          onCount={(count) => has.set(count > 0)}
        />
      )}
    </>
  )
}

/** The code of the panel, fetched when it is first wanted. */
function useLazyPanel(isWanted: boolean, onFailed: () => void) {
  const [Panel, setPanel] = useState<React.ComponentType<SmartNotesProps>>()
  const isMissing = isWanted && !Panel
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is fetched once for each time it is wanted
  useEffect(() => {
    if (!isMissing) return
    import('~/wings/notes/notes/smart-notes').then(
      ({ SmartNotes }) => setPanel(() => SmartNotes),
      () => {
        showToast('Smart Notes could not be loaded. Check your connection and try again.', 'error')
        onFailed()
      },
    )
  }, [isMissing])
  return Panel
}

/** What the loader said last, or what the panel has said since. */
function useLatestValue(loaded: boolean) {
  const [value, set] = useState(loaded)
  useEffect(() => set(loaded), [loaded])
  return { value, set }
}

/** The note that the address asks for, until it is answered. */
function useNoteParam() {
  const [params, setParams] = useSearchParams()
  function forget() {
    if (!params.has('note')) return
    setParams(
      (before) => {
        before.delete('note')
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return { note: params.get('note'), forget }
}

/** The place of the notes while their code is on its way. */
function NotesSkeleton({ onClose }: { onClose: () => void }) {
  return (
    <div className="fixed inset-0 z-40 grid place-items-center veil">
      <div
        role="status"
        aria-label="Loading Smart Notes"
        className="flex size-full flex-col bg-paper md:h-[min(54rem,calc(100dvh-3rem))] md:w-[min(80rem,calc(100vw-3rem))] md:rounded-lg md:border md:border-line md:shadow-lift"
      >
        <div className="flex items-center justify-between border-b border-line py-2 pr-2 pl-4">
          <span className="font-heading text-h3 font-bold">Smart Notes</span>
          <IconButton icon={X} label="Close" onClick={onClose} />
        </div>
        <div className="grid w-full gap-4 p-4 md:w-80">
          {Array.from({ length: ROWS }, (_, row) => (
            <Skeleton key={String(row)} className="h-16" />
          ))}
        </div>
      </div>
    </div>
  )
}
