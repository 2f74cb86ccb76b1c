import { createLocalDrafts, type LocalDrafts } from './local-drafts'
import { createNotesClient, type NotesClient } from './send-note'
import { type SubscribeToNotes, subscribeToNotes } from './subscribe-to-notes'

/** What befalls the page that the notes are on. */
interface PageLifecycle {
  isOnline: () => boolean
  isVisible: () => boolean
  /** `left`: it is hidden or goes away. `returned`: it is looked at again, or there is a connection again. */
  watch: (handlers: { onHidden: () => void; onVisible: () => void; onConnectionChanged: () => void }) => void
}

const browserPageLifecycle: PageLifecycle = {
  isOnline: () => navigator.onLine,
  isVisible: () => document.visibilityState === 'visible',
  watch({ onHidden, onVisible, onConnectionChanged }) {
    document.addEventListener('visibilitychange', () =>
      document.visibilityState === 'visible' ? onVisible() : onHidden(),
    )
    window.addEventListener('pagehide', onHidden)
    window.addEventListener('pageshow', onVisible)
    window.addEventListener('focus', onVisible)
    window.addEventListener('offline', onConnectionChanged)
    window.addEventListener('online', () => {
      onConnectionChanged()
      onVisible()
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
