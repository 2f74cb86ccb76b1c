import { type PointerEvent, type RefObject, useRef, useState } from 'react'

const BEGINS_PX = 5
const EDGE_PX = 48
const STEP_PX = 10

interface Drag {
  from: number
  to: number
  /** How far the dragged row is from its place. */
  moved: number
  height: number
}

/** Dragging the rows of a list, by mouse or finger; the pointer is held by the grip until it is let go. */
export function useDragOrder(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [drag, setDrawn] = useState<Drag>()
  const current = useRef<Drag>(undefined)
  const move = useRef(onMove)
  move.current = onMove
  const held = useRef<{ from: number; startY: number; pointer: number; frame: number }>(undefined)
  const wasDragged = useRef(false)

  function setDrag(next: Drag | undefined) {
    current.current = next
    setDrawn(next)
  }

  function look(pointer: number) {
    const rows = [...(list.current?.children ?? [])] as HTMLElement[]
    const row = rows[held.current?.from ?? -1]
    if (!held.current || !row || !list.current) return
    const { from, startY } = held.current
    const y = pointer - list.current.getBoundingClientRect().top
    const moved = y - startY
    const middle = row.offsetTop + row.offsetHeight / 2 + moved
    const passed = (other: HTMLElement) => middle > other.offsetTop + other.offsetHeight / 2
    const to = rows.filter((other) => other !== row && passed(other)).length
    setDrag({ from, to, moved, height: row.offsetHeight })
  }

  function scroll() {
    const scroller = list.current?.closest('[data-scrolls]')
    if (!held.current || !scroller) return
    const { top, bottom } = scroller.getBoundingClientRect()
    const { pointer } = held.current
    const step = pointer < top + EDGE_PX ? -STEP_PX : pointer > bottom - EDGE_PX ? STEP_PX : 0
    if (step !== 0) {
      scroller.scrollBy(0, step)
      look(pointer)
    }
    held.current.frame = requestAnimationFrame(scroll)
  }

  function end() {
    cancelAnimationFrame(held.current?.frame ?? 0)
    held.current = undefined
    setDrag(undefined)
  }

  // all of it stands in references: made once, it is never out of date
  const gripProps = useRef((at: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      wasDragged.current = false
      if (event.button !== 0 || !list.current) return
      // the cursor stays where it is
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      const startY = event.clientY - list.current.getBoundingClientRect().top
      held.current = { from: at, startY, pointer: event.clientY, frame: 0 }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!held.current || !list.current) return
      held.current.pointer = event.clientY
      const moved = event.clientY - list.current.getBoundingClientRect().top - held.current.startY
      if (!wasDragged.current && Math.abs(moved) < BEGINS_PX) return
      if (!wasDragged.current) held.current.frame = requestAnimationFrame(scroll)
      wasDragged.current = true
      look(event.clientY)
    },
    onPointerUp() {
      const { from, to } = current.current ?? { from: 0, to: 0 }
      if (from !== to) move.current(from, to)
      end()
    },
    onPointerCancel: end,
  })).current

  return { drag, gripProps, wasDragged: () => wasDragged.current }
}

/** How far a row gives way to the one that is dragged, in pixels. */
export function shiftOf(drag: Drag | undefined, at: number) {
  if (!drag) return 0
  if (at === drag.from) return drag.moved
  if (at > drag.from && at <= drag.to) return -drag.height
  if (at < drag.from && at >= drag.to) return drag.height
  return 0
}
