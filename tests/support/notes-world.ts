import { vi } from 'vitest'
import { emptyNote } from '~/wings/notes/notes/note'
import { flushPromises, type RequestOutcome } from './notes-connection-model'
import { NotesServerModel } from './notes-server-model'
import { BrowserStorageModel, TabModel } from './notes-tab-model'

const userEvents = [
  'type',
  'type',
  'type',
  'tick',
  'answer of AI',
  'new note',
  'mine',
  'theirs',
  'both',
  'undo',
] as const
const trashEvents = ['delete', 'restore'] as const
const requestOutcomes = [
  'arrives',
  'arrives',
  'arrives',
  'is lost',
  'loses its answer',
  'arrives late',
  'arrives twice',
] as const
const environmentEvents = [
  'stray',
  'time',
  'long time',
  'news',
  'news',
  'hide',
  'return',
  'offline',
  'kill',
  'open',
] as const
export const WORLD_EVENTS = [...userEvents, ...trashEvents, ...requestOutcomes, ...environmentEvents]
export type WorldEvent = (typeof WORLD_EVENTS)[number]

const isRequestOutcome = (happening: WorldEvent): happening is RequestOutcome & WorldEvent =>
  requestOutcomes.includes(happening as never)

/** Two tabs of one browser and a phone, all of one person, one server and bad lines between them. */
export class NotesWorld {
  readonly server = new NotesServerModel('00000000-0000-4000-8000-000000000001')
  private readonly computer = new BrowserStorageModel()
  private readonly phone = new BrowserStorageModel()
  readonly tabs: TabModel[]
  /** Each piece of text that somebody typed and nobody deleted since; what they decided against stays in the history. */
  readonly typed = new Set<string>()
  private readonly deleted: { tab: TabModel; id: string }[] = []
  private count = 0

  constructor() {
    vi.clearAllTimers()
    this.server.create('00000000-0000-4000-8000-00000000000a', { ...emptyNote(false), content: this.newWord() })
    this.tabs = [
      new TabModel(this.server, this.computer),
      new TabModel(this.server, this.computer),
      new TabModel(this.server, this.phone),
    ]
  }

  async start() {
    for (const tab of this.tabs) await this.deliverAll(tab)
  }

  async apply(happening: WorldEvent, who: number, which: number) {
    const tab = this.tabs[who % this.tabs.length]
    if (!tab) return
    if (isRequestOutcome(happening)) tab.connection.resolveNext(happening, which)
    else if (isOneOf(environmentEvents, happening)) this.applyEnvironmentEvent(happening, tab, which)
    else if (tab.isAlive) this.applyUserEvent(happening, tab, which)
    await flushPromises()
  }

  private applyUserEvent(happening: Exclude<WorldEvent, RequestOutcome>, tab: TabModel, which: number) {
    const note = tab.notes[which % Math.max(1, tab.notes.length)]
    const { store } = tab
    if (happening === 'new note') store.create({ ...emptyNote(false), content: this.newWord() })
    if (happening === 'restore') this.restore(tab)
    if (!note) return
    const { id } = note
    if (happening === 'type') store.change(id, { content: `${note.content} ${this.newWord()}` })
    if (happening === 'tick') store.changeAndSave(id, { items: [...note.items, { text: this.newWord(), done: true }] })
    if (happening === 'answer of AI') store.replace(id, { content: this.newWord(), items: [] }, 'ai')
    if (happening === 'undo') store.undoRecovery(id)
    if (happening === 'mine') store.resolveConflict(id, 'mine')
    if (happening === 'both') store.resolveConflict(id, 'both')
    if (happening === 'theirs') store.resolveConflict(id, 'theirs')
    if (happening === 'delete') this.delete(tab, id)
  }

  private delete(tab: TabModel, id: string) {
    const before = listWords(tab)
    void tab.store.remove(id).then((isDone) => {
      if (!isDone) return
      this.deleted.push({ tab, id })
      // what no server took goes with the note
      this.throwAway(before)
    })
  }

  /** What somebody deletes is lost on purpose, unless it stands elsewhere too. */
  private throwAway(words: string[]) {
    const there = this.everything()
    for (const word of words) if (!there.has(word)) this.typed.delete(word)
  }

  private restore(tab: TabModel) {
    const last = this.deleted.findLast((one) => one.tab === tab)
    if (last) void tab.store.restore(last.id)
  }

  private applyEnvironmentEvent(happening: (typeof environmentEvents)[number], tab: TabModel, which: number) {
    if (happening === 'stray') tab.connection.deliverStray(which)
    if (happening === 'time') vi.advanceTimersByTime(2_000)
    if (happening === 'long time') vi.advanceTimersByTime(31_000)
    if (happening === 'news') tab.hearNews()
    if (happening === 'hide') tab.leave()
    if (happening === 'return') tab.comeBack()
    if (happening === 'offline') tab.connection.goOffline()
    if (happening === 'kill') tab.kill()
    if (happening === 'open') tab.open()
  }

  /** The lines are good again and everybody is there: whatever can be saved is. */
  async settle() {
    for (const tab of this.tabs) {
      tab.open()
      tab.comeBack()
    }
    for (let round = 0; round < 12; round++) {
      for (const tab of this.tabs) {
        await this.deliverAll(tab)
        tab.hearNews()
        await flushPromises()
      }
      vi.advanceTimersByTime(31_000)
      await flushPromises()
    }
  }

  private async deliverAll(tab: TabModel) {
    await flushPromises()
    for (let count = 0; count < 100 && !tab.connection.isIdle; count++) {
      tab.connection.resolveNext('arrives', 0)
      tab.connection.deliverStray(0)
      await flushPromises()
    }
  }

  /** Everything that was typed and is nowhere: not on the server, not on a screen, not on a device. */
  lost() {
    const there = this.everything()
    return [...this.typed].filter((word) => !there.has(word))
  }

  private everything() {
    const places = [this.server, this.computer, this.phone, ...this.tabs]
    return new Set(places.flatMap((place) => place.texts()).flatMap((text) => text.split(' ')))
  }

  private newWord() {
    this.count += 1
    const word = `word${this.count}`
    this.typed.add(word)
    return word
  }
}

const listWords = (tab: TabModel) => [...tab.texts(), ...tab.storage.texts()].flatMap((text) => text.split(' '))
const isOneOf = <One extends string>(all: readonly One[], one: string): one is One => all.includes(one as One)
