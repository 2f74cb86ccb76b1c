/** What befalls the page that the notes are on. */
export interface PageLife {
  isOnline: () => boolean
  isVisible: () => boolean
  /** `left`: it is hidden or goes away. `returned`: it is looked at again, or there is a connection again. */
  watch: (happenings: { left: () => void; returned: () => void; lineChanged: () => void }) => void
}

export const browserPage: PageLife = {
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
