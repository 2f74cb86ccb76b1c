import type { EditorView } from '@tiptap/pm/view'
import { getCheckboxAt, toggleCheckbox } from './toggle-checkbox'

interface Point {
  clientX: number
  clientY: number
}

// px around the glyph that still count; a finger is wider than a pointer
const MOUSE_SLACK_PX = 2
const TOUCH_SLACK_PX = 10
// more, and it is a scroll or a long press
const MAX_TAP_MOVE_PX = 10
const MAX_TAP_MS = 600

/** Where in the text the box is that a point lies on. */
function findCheckboxAtPoint(view: EditorView, { clientX, clientY }: Point, slack: number) {
  const found = view.posAtCoords({ left: clientX, top: clientY })
  if (!found) return undefined
  return [found.pos, found.pos - 1].find((at) => {
    if (!getCheckboxAt(view, at)) return false
    const left = view.coordsAtPos(at, 1)
    const right = view.coordsAtPos(at + 1, -1)
    const isBeside = clientX >= left.left - slack && clientX <= right.right + slack
    return isBeside && clientY >= left.top - slack && clientY <= left.bottom + slack
  })
}

/**
 * A click or a tap on a box ticks it. The browser hears nothing of either: it would move the cursor there, and on a phone
 * open the keyboard.
 */
export function createCheckboxPointerHandlers() {
  let touched: { at: number; x: number; y: number; time: number } | undefined
  return {
    mousedown(view: EditorView, event: MouseEvent) {
      const isPlain = event.button === 0 && !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey
      const at = isPlain && view.editable ? findCheckboxAtPoint(view, event, MOUSE_SLACK_PX) : undefined
      if (at === undefined) return false
      event.preventDefault()
      return toggleCheckbox(view, at)
    },
    mousemove(view: EditorView, event: MouseEvent) {
      const isOverBox =
        event.buttons === 0 && view.editable && findCheckboxAtPoint(view, event, MOUSE_SLACK_PX) !== undefined
      view.dom.style.cursor = isOverBox ? 'pointer' : ''
      return false
    },
    touchstart(view: EditorView, event: TouchEvent) {
      const [touch, ...more] = event.touches
      const at =
        touch && more.length === 0 && view.editable ? findCheckboxAtPoint(view, touch, TOUCH_SLACK_PX) : undefined
      touched =
        touch && at !== undefined ? { at, x: touch.clientX, y: touch.clientY, time: event.timeStamp } : undefined
      return false
    },
    touchend(view: EditorView, event: TouchEvent) {
      const [touch] = event.changedTouches
      const start = touched
      touched = undefined
      if (!touch || !start || event.timeStamp - start.time > MAX_TAP_MS) return false
      if (Math.hypot(touch.clientX - start.x, touch.clientY - start.y) > MAX_TAP_MOVE_PX) return false
      event.preventDefault()
      return toggleCheckbox(view, start.at)
    },
  }
}
