import type { AutosaveState } from '~/kits/editing/autosave-machine'

interface SavingStatus {
  tone: 'calm' | 'warning' | 'danger'
  text: string
}

/** What becomes of the writing, in words that are always on the screen. `savedAt` and `now` in milliseconds. */
export function describeSavingStatus(
  state: AutosaveState<unknown>,
  isChanged: boolean,
  { savedAt, now, noun }: { savedAt: number | null; now: number; noun: string },
): SavingStatus {
  const { problem, conflict, sending } = state
  if (conflict) return { tone: 'danger', text: 'Not saved: someone else saved changes' }
  if (problem && isChanged) return describeTrouble(problem, noun)
  if (sending !== null) return { tone: 'calm', text: 'Saving' }
  if (isChanged) return { tone: 'calm', text: 'Unsaved changes' }
  if (savedAt === null) return { tone: 'calm', text: state.revision === 0 ? 'Nothing to save yet' : 'Saved' }
  return { tone: 'calm', text: `Saved ${formatElapsed(now - savedAt)}` }
}

function describeTrouble(trouble: NonNullable<AutosaveState<unknown>['problem']>, noun: string): SavingStatus {
  switch (trouble.kind) {
    case 'offline':
      return { tone: 'warning', text: 'Offline. Stored on this device' }
    case 'unreachable':
      return { tone: 'warning', text: 'Not saved: the site is not responding. Stored on this device, retrying' }
    case 'signed-out':
      return { tone: 'danger', text: 'Not saved: you are signed out. Stored on this device' }
    case 'gone':
      return { tone: 'danger', text: `Not saved: this ${noun} no longer exists. Stored on this device` }
    case 'refused':
      return { tone: 'danger', text: `Not saved: ${Object.values(trouble.fields)[0] ?? trouble.message}` }
  }
}

function formatElapsed(ms: number) {
  const seconds = Math.max(0, Math.round(ms / 1000))
  if (seconds < 1) return 'just now'
  if (seconds < 60) return `${seconds} s ago`
  const minutes = Math.round(seconds / 60)
  return minutes < 60 ? `${minutes} min ago` : `${Math.round(minutes / 60)} h ago`
}
