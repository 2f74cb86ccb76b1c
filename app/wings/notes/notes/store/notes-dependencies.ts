import { createLocalDrafts, type LocalDrafts } from './local-drafts'
import { createNotesClient, type NotesClient } from './notes-client'
import { type SubscribeToNotes, subscribeToNotes } from './subscribe-to-notes'

/** What befalls the page that the notes are on. */
interface PageLifecycle {
  isOnline: () => boolean
  isVisible: () => boolean
  /** `left`: it is hidden or goes away. `returned`: it is looked at again, or there is a connection again. */
  watch: (happenings: { left: () => void; returned: () => void; lineChanged: () => void }) => void
}

const browserPageLifecycle: PageLifecycle = {
  isOnline: () => navigator.onLine,
  isVisible: () => document.visibilityState === 'visible',
  watch({ left, returned, lineChanged }) {
    document.addEventListener('visibilitychange', () => (document.visibilityState === 'visible' ? returned() : left()))
    window.addEventListener('pagehide', left)
    window.addEventListener('pageshow', returned)
    window.addEventListener('focus', returned)
    window.addEventListener('offline', lineChanged)
    window.addEventListener('online', () => {
      lineChanged()
      returned()
    })
  },
}

/** What a store works with; tests hand in their own. */
export interface NotesDependencies {
  client: NotesClient
  drafts: LocalDrafts
  page: PageLifecycle
  subscribe: SubscribeToNotes
}

export const browserDependencies = (userId: string): NotesDependencies => ({
  client: createNotesClient(userId),
  drafts: createLocalDrafts(userId),
  page: browserPageLifecycle,
  subscribe: subscribeToNotes,
})
