import { vi } from 'vitest'
import { newUuid } from '~/platform/database/new-uuid'
import type { NoteContent } from '~/wings/notes/notes/note'
import type { LocalDraft, LocalDrafts } from '~/wings/notes/notes/store/local-drafts'
import { buildNotesStore } from '~/wings/notes/notes/store/notes-store'
import type { NotesStore, OwnNote } from '~/wings/notes/notes/store/notes-store-types'
import type { NotesClient } from '~/wings/notes/notes/store/send-note'
import type { NotesSyncEvent, NotesSyncState } from '~/wings/notes/notes/store/subscribe-to-notes'
import { ConnectionModel, flushPromises } from './notes-connection-model'
import { type NotesServerModel, noteText } from './notes-server-model'

const USER = '00000000-0000-4000-8000-000000000001'

/** The storage of one browser, which outlives its tabs. */
export class BrowserStorageModel {
  readonly copies = new Map<string, LocalDraft>()
  readonly openTabs = new Set<string>()

  localDraftsFor(tab: string): LocalDrafts {
    const keyOf = (id: string, of = tab) => `${id}/${of}`
    return {
      save: async (pieceId, copy) => {
        if (!this.openTabs.has(tab)) return
        // as a browser does: what is changed later does not change the copy
        this.copies.set(keyOf(pieceId), structuredClone({ ...copy, noun: 'note', pieceId, tab }))
      },
      delete: async (id) => {
        if (this.openTabs.has(tab)) this.copies.delete(keyOf(id))
      },
      listAbandoned: async () =>
        [...this.copies.values()]
          .filter((copy) => !this.openTabs.has(copy.tab))
          .sort((a, b) => b.typedAt - a.typedAt)
          .map((copy) => structuredClone(copy)),
      deleteAbandoned: async ({ pieceId, tab: of, typedAt }) => {
        const key = keyOf(pieceId, of)
        if (this.openTabs.has(tab) && this.copies.get(key)?.typedAt === typedAt) this.copies.delete(key)
      },
    }
  }

  texts() {
    const contents = [...this.copies.values()].flatMap((copy) => [
      copy.content,
      ...copy.replacements.flatMap(({ before }) => before ?? []),
    ])
    return contents.map(noteText)
  }
}

/** A tab, or a phone: the real store, on a line and a storage that the test has in its hands. */
export class TabModel {
  connection = new ConnectionModel()
  store!: NotesStore
  isAlive = false
  private tab = ''
  private pageListeners = { onHidden: () => {}, onVisible: () => {}, onConnectionChanged: () => {} }
  private subscription: { known: () => NotesSyncState; hear: (news: NotesSyncEvent) => void } | undefined

  constructor(
    readonly server: NotesServerModel,
    readonly storage: BrowserStorageModel,
  ) {
    this.open()
  }

  open() {
    if (this.isAlive) return
    this.isAlive = true
    this.tab = newUuid()
    this.connection = new ConnectionModel()
    this.storage.openTabs.add(this.tab)
    this.store = buildNotesStore(USER, {
      client: this.serverOn(this.connection),
      drafts: this.storage.localDraftsFor(this.tab),
      page: {
        isOnline: () => this.connection.isOnline,
        isVisible: () => true,
        watch: (handlers) => {
          this.pageListeners = handlers
        },
      },
      subscribe: (known, hear) => {
        const following = { known, hear }
        this.subscription = following
        return () => {
          if (this.subscription === following) this.subscription = undefined
        }
      },
    })
    this.store.open()
  }

  kill() {
    if (!this.isAlive) return
    this.isAlive = false
    this.subscription = undefined
    this.connection.abandon()
    this.storage.openTabs.delete(this.tab)
  }

  /** What is on its way arrives, and what follows from it. */
  async deliverAll() {
    await flushPromises()
    for (let count = 0; count < 20; count++) {
      this.connection.resolveNext('arrives', 0)
      await flushPromises()
    }
  }

  /** Time goes by, on fake timers. */
  async pass(ms: number) {
    vi.advanceTimersByTime(ms)
    await this.deliverAll()
  }

  leave() {
    this.pageListeners.onHidden()
  }

  comeBack() {
    this.connection.isOnline = true
    this.pageListeners.onConnectionChanged()
    this.pageListeners.onVisible()
  }

  hearNews() {
    const news = this.connection.isOnline ? this.server.newsSince(this.subscription?.known().version ?? 0) : undefined
    if (news) this.subscription?.hear(news)
  }

  get notes(): OwnNote[] {
    return this.isAlive ? this.store.get().notes : []
  }

  /** What somebody who looks at it sees, both sides of what is to be decided too. */
  texts() {
    return this.notes.flatMap((note) => [noteText(note), ...(note.conflict ? [noteText(note.conflict.content)] : [])])
  }

  private serverOn(line: ConnectionModel): NotesClient {
    const { server } = this
    const isOf = line
    const ask = <Reply>(run: () => Reply) => isOf.request(() => structuredClone(run()))
    return {
      list: () => ask(() => server.list()),
      search: () => ask(() => server.list()),
      count: () => ask(() => server.list().total),
      find: (id) => ask(() => server.find(id)),
      save: (id, content: NoteContent, options) => {
        const sent = structuredClone(content)
        return ask(() => (options.basedOn === 0 ? server.create(id, sent) : server.save(id, sent, options)))
      },
      pin: (id, isPinned) => ask(() => server.pin(id, isPinned)),
      remove: (id) => ask(() => server.remove(id)),
      restore: (id) => ask(() => server.restore(id)),
      listShared: () => ask(() => ({ notes: [], state: '' })),
    }
  }
}
