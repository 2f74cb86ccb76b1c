import type { PointerEvent } from 'react'

const BEGINS_PX = 5
const EDGE_PX = 48
const STEP_PX = 10

export interface Drag {
  from: number
  to: number
  /** How far the dragged row is from its place. */
  moved: number
  height: number
}

interface Parts {
  list: () => HTMLElement | null
  onMove: (from: number, to: number) => void
  draw: (drag: Drag | undefined) => void
}

interface Held {
  from: number
  /** Where in the list it was taken. */
  startY: number
  /** Where in the window the pointer is. */
  pointer: number
  frame: number
}

/** Dragging the rows of a list, by mouse or finger; the pointer is held by the grip until it is let go. */
export class DragOrder {
  wasDragged = false
  #held: Held | undefined
  #drag: Drag | undefined

  constructor(readonly parts: Parts) {}

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
    if (!this.wasDragged && Math.abs(pointer - this.#top() - held.startY) < BEGINS_PX) return
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

  #look({ from, startY, pointer }: Held) {
    const rows = [...(this.parts.list()?.children ?? [])] as HTMLElement[]
    const row = rows[from]
    if (!row) return
    const moved = pointer - this.#top() - startY
    const middle = middleOf(row) + moved
    const to = rows.filter((other) => other !== row && middle > middleOf(other)).length
    this.#show({ from, to, moved, height: row.offsetHeight })
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

  #show(drag: Drag | undefined) {
    this.#drag = drag
    this.parts.draw(drag)
  }

  #top() {
    return this.parts.list()?.getBoundingClientRect().top ?? 0
  }
}

const middleOf = ({ offsetTop, offsetHeight }: HTMLElement) => offsetTop + offsetHeight / 2

/** How far a row gives way to the one that is dragged, in pixels. */
export function shiftOf(drag: Drag | undefined, at: number) {
  if (!drag) return 0
  if (at === drag.from) return drag.moved
  if (at > drag.from && at <= drag.to) return -drag.height
  if (at < drag.from && at >= drag.to) return drag.height
  return 0
}
