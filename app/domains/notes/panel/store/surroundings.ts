import { type Device, deviceOf } from './device'
import { type Follow, followNotes } from './follow-notes'
import { type NotesServer, notesServer } from './notes-server'

/** What befalls the page that the notes are on. */
interface PageLife {
  isOnline: () => boolean
  isVisible: () => boolean
  /** `left`: it is hidden or goes away. `returned`: it is looked at again, or there is a connection again. */
  watch: (happenings: { left: () => void; returned: () => void; lineChanged: () => void }) => void
}

const browserPage: PageLife = {
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
export interface Surroundings {
  server: NotesServer
  device: Device
  page: PageLife
  follow: Follow
}

export const browserSurroundings = (userId: string): Surroundings => ({
  server: notesServer(userId),
  device: deviceOf(userId),
  page: browserPage,
  follow: followNotes,
})
