import { useEffect } from 'react'
import { showToast } from '~/ui/toasts'
import { capturedNote } from './captured-note'
import type { Panel } from './use-panel'

const NOTE_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

interface Asked {
  asked: string | null
  onAnswered: () => void
}

/** Does what the address asks for, once the notes are there. */
export function useAskedNote(panel: Panel, isOpen: boolean, { asked, onAnswered }: Asked) {
  const isReady = isOpen && panel.state.phase !== 'loading' && panel.state.sharedPhase !== 'loading'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each thing that is asked
  useEffect(() => {
    if (!isReady || asked === null) return
    onAnswered()
    if (NOTE_ID.test(asked)) void showNote(panel, asked)
    else if (asked.trim() !== '') panel.create(capturedNote(asked))
  }, [isReady, asked])
}

async function showNote(panel: Panel, id: string) {
  if (panel.state.shared.some((note) => note.id === id)) return panel.showOne('shared', id)
  if (await panel.store.find(id)) return panel.showOne('mine', id)
  showToast('This note is not there any more, or it is not shared with you.', 'error')
}
