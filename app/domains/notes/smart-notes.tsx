import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { createNotesStore } from './panel/create-notes-store'
import { panelContext } from './panel/panel-context'
import { PanelDialog } from './panel/panel-dialog'
import { useAskedNote } from './panel/use-asked-note'
import { usePanel } from './panel/use-panel'

export interface SmartNotesProps {
  userId: string
  /** What the screen is called that it was opened beside; "General" when nobody says. */
  label?: string
  /** The plan of the screen. */
  sprintId?: string
  isOpen: boolean
  onClose: () => void
  /** What the address asks for: the id of a note, or a text that becomes one. */
  asked: string | null
  onAnswered: () => void
  /** How many notes there are, whenever that is known anew. */
  onCount: (count: number) => void
}

/** The notes of one person, in a dialog beside any screen. Fetched when it is first opened. */
export function SmartNotes({
  userId,
  label = 'General',
  sprintId,
  isOpen,
  onClose,
  onCount,
  ...rest
}: SmartNotesProps) {
  const [store] = useState(() => createNotesStore(userId))
  const state = useSyncExternalStore(store.subscribe, store.get)
  const panel = usePanel(store, state, isOpen)
  const context = useMemo(() => ({ label, sprintId }), [label, sprintId])

  useEffect(() => {
    if (!isOpen) return
    store.open()
    return () => store.close()
  }, [isOpen, store])

  const count = state.phase === 'ready' ? state.total : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when the number changes
  useEffect(() => {
    if (count !== undefined) onCount(count)
  }, [count])

  useAskedNote(panel, isOpen, rest)

  function close() {
    panel.reset()
    onClose()
  }

  return (
    <panelContext.Provider value={context}>
      <PanelDialog panel={panel} isOpen={isOpen} onClose={close} />
    </panelContext.Provider>
  )
}
