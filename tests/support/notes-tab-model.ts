import { vi } from 'vitest'
import type { NoteContent } from '~/domains/notes/note'
import { notesStore } from '~/domains/notes/panel/create-notes-store'
import type { NotesStore, OwnNote } from '~/domains/notes/panel/notes-store'
import type { Device, NoteCopy } from '~/domains/notes/panel/store/device'
import type { Known, News } from '~/domains/notes/panel/store/follow-notes'
import type { NotesServer } from '~/domains/notes/panel/store/notes-server'
import { newId } from '~/platform/new-id'
import { LineModel, rest } from './notes-line-model'
import { type ServerModel, textOf } from './notes-server-model'

const USER = '00000000-0000-4000-8000-000000000001'

/** The storage of one browser, which outlives its tabs. */
export class StorageModel {
  readonly copies = new Map<string, NoteCopy>()
  readonly openTabs = new Set<string>()

  deviceOf(tab: string): Device {
    const keyOf = (id: string, of = tab) => `${id}/${of}`
    return {
      keep: async (pieceId, copy) => {
        if (!this.openTabs.has(tab)) return
        // as a browser does: what is changed later does not change the copy
        this.copies.set(keyOf(pieceId), structuredClone({ ...copy, noun: 'note', pieceId, tab }))
      },
      forget: async (id) => {
        if (this.openTabs.has(tab)) this.copies.delete(keyOf(id))
      },
      findLeft: async () =>
        [...this.copies.values()]
          .filter((copy) => !this.openTabs.has(copy.tab))
          .sort((a, b) => b.typedAt - a.typedAt)
          .map((copy) => structuredClone(copy)),
      forgetLeft: async ({ pieceId, tab: of, typedAt }) => {
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
    return contents.map(textOf)
  }
}

/** A tab, or a phone: the real store, on a line and a storage that the test has in its hands. */
export class TabModel {
  line = new LineModel()
  store!: NotesStore
  isAlive = false
  private tab = ''
  private happenings = { left: () => {}, returned: () => {}, lineChanged: () => {} }
  private following: { known: () => Known; hear: (news: News) => void } | undefined

  constructor(
    readonly server: ServerModel,
    readonly storage: StorageModel,
  ) {
    this.open()
  }

  open() {
    if (this.isAlive) return
    this.isAlive = true
    this.tab = newId()
    this.line = new LineModel()
    this.storage.openTabs.add(this.tab)
    this.store = notesStore(USER, {
      server: this.serverOn(this.line),
      device: this.storage.deviceOf(this.tab),
      page: {
        isOnline: () => this.line.isOnline,
        isVisible: () => true,
        watch: (happenings) => {
          this.happenings = happenings
        },
      },
      follow: (known, hear) => {
        const following = { known, hear }
        this.following = following
        return () => {
          if (this.following === following) this.following = undefined
        }
      },
    })
    this.store.open()
  }

  kill() {
    if (!this.isAlive) return
    this.isAlive = false
    this.following = undefined
    this.line.abandon()
    this.storage.openTabs.delete(this.tab)
  }

  /** What is on its way arrives, and what follows from it. */
  async arrive() {
    await rest()
    for (let count = 0; count < 20; count++) {
      this.line.befall('arrives', 0)
      await rest()
    }
  }

  /** Time goes by, on fake timers. */
  async pass(ms: number) {
    vi.advanceTimersByTime(ms)
    await this.arrive()
  }

  leave() {
    this.happenings.left()
  }

  comeBack() {
    this.line.isOnline = true
    this.happenings.lineChanged()
    this.happenings.returned()
  }

  hearNews() {
    const news = this.line.isOnline ? this.server.newsSince(this.following?.known().version ?? 0) : undefined
    if (news) this.following?.hear(news)
  }

  get notes(): OwnNote[] {
    return this.isAlive ? this.store.get().notes : []
  }

  /** What somebody who looks at it sees, both sides of what is to be decided too. */
  texts() {
    return this.notes.flatMap((note) => [textOf(note), ...(note.conflict ? [textOf(note.conflict.content)] : [])])
  }

  private serverOn(line: LineModel): NotesServer {
    const { server } = this
    const isOf = line
    const ask = <Reply>(run: () => Reply) => isOf.request(() => structuredClone(run()))
    return {
      list: () => ask(() => server.list()),
      search: () => ask(() => server.list()),
      count: () => ask(() => server.list().total),
      find: (id) => ask(() => server.find(id)),
      write: (id, content: NoteContent, options) => {
        const sent = structuredClone(content)
        return ask(() => (options.basedOn === 0 ? server.create(id, sent) : server.save(id, sent, options)))
      },
      pin: (id, isPinned) => ask(() => server.pin(id, isPinned)),
      remove: (id) => ask(() => server.remove(id)),
      restore: (id) => ask(() => server.restore(id)),
      shared: () => ask(() => ({ notes: [], state: '' })),
    }
  }
}
