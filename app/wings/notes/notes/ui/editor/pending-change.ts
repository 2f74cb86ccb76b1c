import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { type EditorState, Selection, type Transaction } from '@tiptap/pm/state'
import { ReplaceStep, type Step } from '@tiptap/pm/transform'
import { parseNoteHtml } from './parse-note-html'
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

/** A step of writing that nobody was told of yet, and the way back. */
export interface UnsentStep {
  step: Step
  inverted: Step
}

export function collectUnsentSteps({ steps, docs }: Transaction): UnsentStep[] {
  return steps.flatMap((step, index) => {
    const before = docs[index]
    return before ? [{ step, inverted: step.invert(before) }] : []
  })
}

/**
 * Puts another text in the place of the one that was told last, below what was typed since: nothing typed is lost, and
 * nothing of the other text is overwritten. Only what differs is exchanged, so the cursor and what can be undone stay with
 * the words that both have. @returns the change, and its typed steps as they are now
 */
export function rebaseOntoReplacement(
  state: EditorState,
  next: Node,
  typed: UnsentStep[],
): { change: Transaction; typed: UnsentStep[] } {
  const { tr } = state
  for (const { inverted } of typed.toReversed()) tr.step(inverted)
  replaceDifference(tr, next)
  const kept: UnsentStep[] = []
  for (const [index, { step }] of typed.entries()) {
    const steps = tr.steps.length
    // from this step's own way back on, which it takes in the other direction
    const mapping = tr.mapping.slice(typed.length - index)
    const mapped = step.map(mapping)
    if (mapped && !tr.maybeStep(mapped).failed) mirrored(tr).setMirror(typed.length - index - 1, steps)
    else insertWords(tr, step, (at) => mapping.map(at))
    for (let at = steps; at < tr.steps.length; at++) kept.push(...collectUnsentStepAt(tr, at))
  }
  const change = tr.setMeta('rebased', typed.length).setMeta('addToHistory', false).setMeta(EXTERNAL_CHANGE, true)
  return { change, typed: kept }
}

/** Marks a change that whoever made it knows of. */
export const EXTERNAL_CHANGE = 'externalChange'

function collectUnsentStepAt({ steps, docs }: Transaction, at: number): UnsentStep[] {
  const step = steps[at]
  const before = docs[at]
  return step && before ? [{ step, inverted: step.invert(before) }] : []
}

function replaceDifference(tr: Transaction, next: Node) {
  const start = tr.doc.content.findDiffStart(next.content)
  const end = tr.doc.content.findDiffEnd(next.content)
  if (start === null || !end) return
  // what both ends have in common may overlap: "aa" and "aaa"
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap))
  if (!tr.doc.eq(next)) tr.replaceWith(0, tr.doc.content.size, next.content)
}

/** The place where it was typed is gone: the words come where that place was. */
function insertWords(tr: Transaction, step: Step, map: (at: number) => number) {
  if (!(step instanceof ReplaceStep)) return
  const { content } = step.slice
  const words = content.textBetween(0, content.size, ' ', ' ')
  if (words === '') return
  const { from } = Selection.near(tr.doc.resolve(map(step.from)))
  tr.insert(from, tr.doc.type.schema.text(words))
}

interface Mirrored {
  /** Public in all but its types: the library's own collaboration module rebases with it. */
  setMirror: (step: number, inverse: number) => void
}

const mirrored = ({ mapping }: Transaction) => mapping as unknown as Mirrored
