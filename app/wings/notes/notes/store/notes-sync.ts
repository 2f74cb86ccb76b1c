import type { Note } from '../note'
import type { NotesPage } from '../queries.server'
import type { LocalDraft } from './local-drafts'
import type { LocalNote } from './local-note'
import type { LocalNotes } from './local-notes'
import { logWarning } from './log-warning'
import { recoverReachableDrafts } from './recover-reachable-drafts'
import { isNotFoundError } from './send-note'
import type { NotesSyncEvent } from './subscribe-to-notes'

// whoever writes very fast makes nobody's browser read their notes as fast
const SHARED_RELOAD_DELAY_MS = 1_000

/** What comes from the server by itself: the list, what others share, and each change of both while it is looked at. */
export class NotesSync {
  private isOpen = false
  private isWatching = false
  private version = 0
  private sharedState = ''
  private isLoadingShared = false
  private shouldReloadShared = false
  private nextPage: string | null = null
  /** Left on this device, and not yet compared with what the server has. */
  private abandonedDrafts: LocalDraft[] = []
  private unsubscribe: (() => void) | undefined
  private loading: Promise<void> | undefined

  constructor(private readonly notebook: LocalNotes) {}

  open() {
    this.isOpen = true
    this.watchPage()
    this.notebook.setState({ isOnline: this.notebook.dependencies.page.isOnline() })
    void this.resume()
  }

  close() {
    this.isOpen = false
    this.stop()
    this.notebook.sendToAutosavers('flush')
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
    notebook.updateViews()
    return this.loading
  }

  /** One page watches once, and for good: what is unsaved goes on being saved when the panel is closed. */
  private watchPage() {
    const { notebook } = this
    if (this.isWatching) return
    this.isWatching = true
    notebook.dependencies.page.watch({
      onHidden: () => {
        notebook.sendToAutosavers('hidden')
        this.stop()
      },
      onVisible: () => {
        notebook.sendToAutosavers('resumed')
        if (this.isOpen) void this.resume()
      },
      onConnectionChanged: () => notebook.setState({ isOnline: notebook.dependencies.page.isOnline() }),
    })
  }

  /** Loads what is not there yet, then follows. */
  private async resume() {
    const { state } = this.notebook
    if (this.loading) return
    this.loading = this.load(state.phase !== 'ready', state.sharedPhase !== 'ready').finally(() => {
      this.loading = undefined
    })
    await this.loading
    if (this.notebook.state.phase === 'ready') this.subscribe()
  }

  private async load(isFirst: boolean, isSharedFirst: boolean) {
    if (isFirst && !(await this.tryLoadFirst())) {
      // nothing else is asked of a line that does not work: whoever tries again waits for nothing
      return this.notebook.setState({ phase: 'failed', ...(isSharedFirst && { sharedPhase: 'failed' }) })
    }
    if (this.abandonedDrafts.length > 0)
      this.abandonedDrafts = await recoverReachableDrafts(this.notebook, this.abandonedDrafts)
    if (isSharedFirst) await this.loadShared()
  }

  private async tryLoadFirst() {
    this.notebook.setState({ phase: 'loading' })
    try {
      await this.loadFirst()
      return true
    } catch (error) {
      logWarning('The notes could not be loaded.', error)
      return false
    }
  }

  private async loadFirst() {
    const { notebook } = this
    const { drafts, client } = notebook.dependencies
    const [left, page] = await Promise.all([drafts.listAbandoned(), client.list()])
    await this.removeUnlisted(page.notes)
    this.version = page.version
    this.applyPage(page)
    // before any of it is drawn, and somebody types into what a copy belongs to
    this.abandonedDrafts = await recoverReachableDrafts(notebook, left)
    notebook.setState({ phase: 'ready' })
  }

  /** Notes that were begun before the list came may have gone meanwhile, which no news will tell. */
  private async removeUnlisted(listed: Note[]) {
    const { notesById, dependencies } = this.notebook
    const isUnlisted = ({ note }: LocalNote) => note.revision > 0 && !listed.some(({ id }) => id === note.id)
    for (const { note } of [...notesById.values()].filter(isUnlisted)) {
      await dependencies.client.find(note.id).catch((error) => {
        if (!isNotFoundError(error)) throw error
        this.notebook.remove([note.id])
      })
    }
  }

  private async loadPage(after: string) {
    this.applyPage(await this.notebook.dependencies.client.list(after))
    this.notebook.updateViews()
  }

  private applyPage({ notes, total, after }: NotesPage) {
    const { notebook } = this
    this.nextPage = after
    notebook.serverTotal = total
    notebook.setState({ hasMore: after !== null })
    notebook.merge(notes)
  }

  /** One reading at a time, because of two answers the older could come last, and none on the heels of another. */
  private async loadShared() {
    if (this.isLoadingShared) {
      this.shouldReloadShared = true
      return
    }
    this.isLoadingShared = true
    const isRead = await this.fetchShared()
    setTimeout(() => this.finishLoadingShared(), isRead ? SHARED_RELOAD_DELAY_MS : 0)
  }

  private finishLoadingShared() {
    const isAskedAgain = this.shouldReloadShared
    this.isLoadingShared = false
    this.shouldReloadShared = false
    if (isAskedAgain) void this.loadShared()
  }

  private async fetchShared() {
    const { notebook } = this
    try {
      const { notes, state } = await notebook.dependencies.client.listShared()
      this.sharedState = state
      notebook.setState({ sharedPhase: 'ready', sharedNotes: notes })
      return true
    } catch (error) {
      logWarning('What others share could not be loaded.', error)
      // what is there already stays, and is asked for again with the next news
      if (notebook.state.sharedPhase !== 'ready') notebook.setState({ sharedPhase: 'failed' })
      return false
    }
  }

  private subscribe() {
    const { page, subscribe } = this.notebook.dependencies
    if (!this.isOpen || !page.isVisible() || this.unsubscribe) return
    const known = () => ({ version: this.version, shared: this.sharedState })
    this.unsubscribe = subscribe(known, (news) => this.handleEvent(news))
  }

  private handleEvent({ version, notes, removed, shared }: NotesSyncEvent) {
    const { notebook } = this
    const isKnown = (id: string) => notebook.notesById.has(id)
    const isCounted = notes.every(({ id }) => isKnown(id)) && removed.length === 0
    this.version = Math.max(this.version, version)
    notebook.receive(notes)
    notebook.remove(removed)
    if (!isCounted && notebook.state.hasMore) void this.refreshTotal()
    if (shared !== this.sharedState) void this.loadShared()
  }

  private async refreshTotal() {
    const { notebook } = this
    notebook.serverTotal = await notebook.dependencies.client.count().catch(() => notebook.serverTotal)
    notebook.updateViews()
  }

  private stop() {
    this.unsubscribe?.()
    this.unsubscribe = undefined
  }
}
