import type { PointerEvent } from 'react'

const DRAG_START_PX = 5
const EDGE_PX = 48
const STEP_PX = 10

export interface ReorderState {
  from: number
  to: number
  /** How far the dragged row is from its place. */
  offset: number
  height: number
}

interface ListReorderOptions {
  list: () => HTMLElement | null
  onMove: (from: number, to: number) => void
  onStateChange: (drag: ReorderState | undefined) => void
}

interface HeldRow {
  from: number
  /** Where in the list it was taken. */
  startY: number
  /** Where in the window the pointer is. */
  pointer: number
  frame: number
}

/** Dragging the rows of a list, by mouse or finger; the pointer is held by the grip until it is let go. */
export class ListReorder {
  wasDragged = false
  #held: HeldRow | undefined
  #drag: ReorderState | undefined

  constructor(readonly parts: ListReorderOptions) {}

  gripProps = (at: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => this.#take(event, at),
    onPointerMove: (event: PointerEvent<HTMLElement>) => this.#follow(event.clientY),
    onPointerUp: () => this.#drop(),
    onPointerCancel: () => this.#end(),
  })

  #take(event: PointerEvent<HTMLElement>, from: number) {
    this.wasDragged = false
    if (event.button !== 0) return
    // the cursor stays where it is
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    this.#held = { from, startY: event.clientY - this.#top(), pointer: event.clientY, frame: 0 }
  }

  #follow(pointer: number) {
    const held = this.#held
    if (!held) return
    held.pointer = pointer
    if (!this.wasDragged && Math.abs(pointer - this.#top() - held.startY) < DRAG_START_PX) return
    if (!this.wasDragged) held.frame = requestAnimationFrame(this.#scroll)
    this.wasDragged = true
    this.#look(held)
  }

  #drop() {
    const { from, to } = this.#drag ?? { from: 0, to: 0 }
    if (from !== to) this.parts.onMove(from, to)
    this.#end()
  }

  #end() {
    cancelAnimationFrame(this.#held?.frame ?? 0)
    this.#held = undefined
    this.#show(undefined)
  }

  #look({ from, startY, pointer }: HeldRow) {
    const rows = [...(this.parts.list()?.children ?? [])] as HTMLElement[]
    const row = rows[from]
    if (!row) return
    const moved = pointer - this.#top() - startY
    const middle = middleOf(row) + moved
    const to = rows.filter((other) => other !== row && middle > middleOf(other)).length
    this.#show({ from, to, offset: moved, height: row.offsetHeight })
  }

  /** At an edge of what scrolls, it does. */
  readonly #scroll = () => {
    const held = this.#held
    const scroller = this.parts.list()?.closest('[data-scrolls]')
    if (!held || !scroller) return
    const { top, bottom } = scroller.getBoundingClientRect()
    const step = held.pointer < top + EDGE_PX ? -STEP_PX : held.pointer > bottom - EDGE_PX ? STEP_PX : 0
    if (step !== 0) {
      scroller.scrollBy(0, step)
      this.#look(held)
    }
    held.frame = requestAnimationFrame(this.#scroll)
  }

  #show(drag: ReorderState | undefined) {
    this.#drag = drag
    this.parts.onStateChange(drag)
  }

  #top() {
    return this.parts.list()?.getBoundingClientRect().top ?? 0
  }
}

const middleOf = ({ offsetTop, offsetHeight }: HTMLElement) => offsetTop + offsetHeight / 2

/** How far a row gives way to the one that is dragged, in pixels. */
export function getRowShift(drag: ReorderState | undefined, at: number) {
  if (!drag) return 0
  if (at === drag.from) return drag.offset
  if (at > drag.from && at <= drag.to) return -drag.height
  if (at < drag.from && at >= drag.to) return drag.height
  return 0
}
