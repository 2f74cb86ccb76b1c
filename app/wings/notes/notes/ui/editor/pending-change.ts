import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import { parseNoteHtml } from './parse-note-html'
import { collectUnsentSteps, EXTERNAL_CHANGE, rebaseOntoReplacement, type UnsentStep } from './rebase'
import { serializeNote } from './serialize-note'

// long enough for a batch of keystrokes, short enough to lose none of them
const BATCH_MS = 80

/** What was typed and not told yet, and the texts from elsewhere that have to get along with it. */
export class PendingChange {
  #tell: (html: string) => void
  #timer: ReturnType<typeof setTimeout> | undefined
  #changed: Node | undefined
  #typed: UnsentStep[] = []
  #waiting: (() => void) | undefined

  constructor(tell: (html: string) => void) {
    this.#tell = tell
  }

  track = (transaction: Transaction) => {
    if (!transaction.docChanged || transaction.getMeta(EXTERNAL_CHANGE)) return
    this.#typed.push(...collectUnsentSteps(transaction))
    this.#tellSoon(transaction.doc)
  }

  /** Tells now. */
  flush = () => {
    this.#waiting?.()
    clearTimeout(this.#timer)
    this.#timer = undefined
    const document = this.#changed
    this.#changed = undefined
    this.#typed = []
    if (document) this.#tell(serializeNote(document))
  }

  /** Now, or when what an input method composes is finished: a change would break it off. Until then nothing is told. */
  replace = (editor: Editor, html: string) => {
    const work = () => {
      this.#waiting = undefined
      if (!editor.isDestroyed) this.#putInPlace(editor, html)
    }
    this.#waiting = undefined
    if (!editor.view.composing) return work()
    this.#waiting = work
    const later = () => setTimeout(() => this.#waiting === work && work())
    editor.view.dom.addEventListener('compositionend', later, { once: true })
  }

  #putInPlace(editor: Editor, html: string) {
    // browsers tell of a moved cursor late
    document.dispatchEvent(new Event('selectionchange'))
    const { change, typed } = rebaseOntoReplacement(editor.state, parseNoteHtml(html, editor.schema), this.#typed)
    editor.view.dispatch(change)
    this.#typed = typed
    if (typed.length > 0) this.#tellSoon(editor.state.doc)
    else this.#changed = undefined
  }

  #tellSoon(changed: Node) {
    this.#changed = changed
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      if (!this.#waiting) this.flush()
    }, BATCH_MS)
  }
}
