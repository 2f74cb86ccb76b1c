import { logged } from '../../logged'
import type { Note } from '../../note'
import type { NotesPage } from '../../queries.server'
import type { NoteCopy } from './device'
import type { Entry } from './entry'
import type { News } from './follow-notes'
import type { Notebook } from './notebook'
import { recover } from './recover'
import { isMissing } from './send-note'

// whoever writes very fast makes nobody's browser read their notes as fast
const SHARED_REST_MS = 1_000

/** What comes from the server by itself: the list, what others share, and each change of both while it is looked at. */
export class NotesLine {
  private isOpen = false
  private isWatching = false
  private version = 0
  private sharedState = ''
  private isReadingShared = false
  private isSharedAskedAgain = false
  private nextPage: string | null = null
  /** Left on this device, and not yet compared with what the server has. */
  private left: NoteCopy[] = []
  private stopFollowing: (() => void) | undefined
  private loading: Promise<void> | undefined

  constructor(private readonly notebook: Notebook) {}

  open() {
    this.isOpen = true
    this.watchPage()
    this.notebook.set({ isOnline: this.notebook.surroundings.page.isOnline() })
    void this.goOn()
  }

  close() {
    this.isOpen = false
    this.stop()
    this.notebook.tellAll('hurried')
  }

  async loadMore() {
    const { notebook, nextPage } = this
    if (!nextPage) return
    // the end of the list is reached once, maybe while what is shared is on its way
    await this.loading?.catch(() => {})
    if (this.loading || this.nextPage !== nextPage) return this.loading
    this.loading = this.loadPage(nextPage).finally(() => {
      this.loading = undefined
    })
    notebook.drawAll()
    return this.loading
  }

  /** One page watches once, and for good: what is unsaved goes on being saved when the panel is closed. */
  private watchPage() {
    const { notebook } = this
    if (this.isWatching) return
    this.isWatching = true
    notebook.surroundings.page.watch({
      left: () => {
        notebook.tellAll('left')
        this.stop()
      },
      returned: () => {
        notebook.tellAll('returned')
        if (this.isOpen) void this.goOn()
      },
      lineChanged: () => notebook.set({ isOnline: notebook.surroundings.page.isOnline() }),
    })
  }

  /** Loads what is not there yet, then follows. */
  private async goOn() {
    const { state } = this.notebook
    if (this.loading) return
    this.loading = this.load(state.phase !== 'ready', state.sharedPhase !== 'ready').finally(() => {
      this.loading = undefined
    })
    await this.loading
    if (this.notebook.state.phase === 'ready') this.follow()
  }

  private async load(isFirst: boolean, isSharedFirst: boolean) {
    if (isFirst && !(await this.isFirstLoaded())) {
      // nothing else is asked of a line that does not work: whoever tries again waits for nothing
      return this.notebook.set({ phase: 'failed', ...(isSharedFirst && { sharedPhase: 'failed' }) })
    }
    if (this.left.length > 0) this.left = await recover(this.notebook, this.left)
    if (isSharedFirst) await this.loadShared()
  }

  private async isFirstLoaded() {
    this.notebook.set({ phase: 'loading' })
    try {
      await this.loadFirst()
      return true
    } catch (error) {
      logged('The notes could not be loaded.', error)
      return false
    }
  }

  private async loadFirst() {
    const { notebook } = this
    const { device, server } = notebook.surroundings
    const [left, page] = await Promise.all([device.findLeft(), server.list()])
    await this.loseUnlisted(page.notes)
    this.version = page.version
    this.turnTo(page)
    // before any of it is drawn, and somebody types into what a copy belongs to
    this.left = await recover(notebook, left)
    notebook.set({ phase: 'ready' })
  }

  /** Notes that were begun before the list came may have gone meanwhile, which no news will tell. */
  private async loseUnlisted(listed: Note[]) {
    const { entries, surroundings } = this.notebook
    const isUnlisted = ({ note }: Entry) => note.revision > 0 && !listed.some(({ id }) => id === note.id)
    for (const { note } of [...entries.values()].filter(isUnlisted)) {
      await surroundings.server.find(note.id).catch((error) => {
        if (!isMissing(error)) throw error
        this.notebook.lose([note.id])
      })
    }
  }

  private async loadPage(after: string) {
    this.turnTo(await this.notebook.surroundings.server.list(after))
    this.notebook.drawAll()
  }

  private turnTo({ notes, total, after }: NotesPage) {
    const { notebook } = this
    this.nextPage = after
    notebook.totalThere = total
    notebook.set({ hasMore: after !== null })
    notebook.take(notes)
  }

  /** One reading at a time, because of two answers the older could come last, and none on the heels of another. */
  private async loadShared() {
    if (this.isReadingShared) {
      this.isSharedAskedAgain = true
      return
    }
    this.isReadingShared = true
    const isRead = await this.readShared()
    setTimeout(() => this.endReadingShared(), isRead ? SHARED_REST_MS : 0)
  }

  private endReadingShared() {
    const isAskedAgain = this.isSharedAskedAgain
    this.isReadingShared = false
    this.isSharedAskedAgain = false
    if (isAskedAgain) void this.loadShared()
  }

  private async readShared() {
    const { notebook } = this
    try {
      const { notes, state } = await notebook.surroundings.server.shared()
      this.sharedState = state
      notebook.set({ sharedPhase: 'ready', shared: notes })
      return true
    } catch (error) {
      logged('What others share could not be loaded.', error)
      // what is there already stays, and is asked for again with the next news
      if (notebook.state.sharedPhase !== 'ready') notebook.set({ sharedPhase: 'failed' })
      return false
    }
  }

  private follow() {
    const { page, follow } = this.notebook.surroundings
    if (!this.isOpen || !page.isVisible() || this.stopFollowing) return
    const known = () => ({ version: this.version, shared: this.sharedState })
    this.stopFollowing = follow(known, (news) => this.hear(news))
  }

  private hear({ version, notes, removed, shared }: News) {
    const { notebook } = this
    const isKnown = (id: string) => notebook.entries.has(id)
    const isCounted = notes.every(({ id }) => isKnown(id)) && removed.length === 0
    this.version = Math.max(this.version, version)
    notebook.receive(notes)
    notebook.lose(removed)
    if (!isCounted && notebook.state.hasMore) void this.count()
    if (shared !== this.sharedState) void this.loadShared()
  }

  private async count() {
    const { notebook } = this
    notebook.totalThere = await notebook.surroundings.server.count().catch(() => notebook.totalThere)
    notebook.drawAll()
  }

  private stop() {
    this.stopFollowing?.()
    this.stopFollowing = undefined
  }
}
