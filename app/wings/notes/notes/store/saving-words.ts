import type { AutosaveState, SaveProblem } from '~/kits/editing/autosave-machine'
import type { NoteContent } from '../note'
import type { SaveStatus } from './notes-store-types'

const SAVED_STATUS: SaveStatus = { tone: 'calm', text: 'Saved', canRetry: false }

/** What becomes of the writing, in the words that are always on the screen. */
export function toSaveStatus(state: AutosaveState<NoteContent> | undefined, isUnsaved: boolean): SaveStatus {
  if (!state) return SAVED_STATUS
  const { conflict, problem, sending } = state
  if (conflict) return { tone: 'danger', text: 'Not saved: conflicting versions', canRetry: false }
  if (problem && isUnsaved) return toTroubleStatus(problem)
  return sending !== null || isUnsaved ? { tone: 'calm', text: 'Saving', canRetry: false } : SAVED_STATUS
}

function toTroubleStatus(trouble: SaveProblem): SaveStatus {
  switch (trouble.kind) {
    case 'offline':
      return { tone: 'warning', text: 'Offline', canRetry: true }
    case 'unreachable':
      return { tone: 'warning', text: 'Not saved: retrying', canRetry: true }
    case 'signed-out':
      return { tone: 'danger', text: 'Not saved: you are signed out', canRetry: true, isSignedOut: true }
    case 'gone':
      return { tone: 'danger', text: 'Not saved: this note no longer exists', canRetry: true }
    case 'refused':
      return {
        tone: 'danger',
        text: `Not saved: ${Object.values(trouble.fields)[0] ?? trouble.message}`,
        canRetry: true,
      }
  }
}
