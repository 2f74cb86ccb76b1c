import { dragPicture } from './drag-picture'
import { scrollAtEdges } from './drag-scroll'
import { type DropPlace, placeAt } from './drop-place'

const MOUSE_STARTS_AFTER_PX = 5
const FINGER_STARTS_AFTER_MS = 280
const FINGER_SCROLLS_AFTER_PX = 9

interface Options {
  board: HTMLElement
  /** The cards that go along when this one is dragged: itself, or all that are selected. */
  draggedWith: (taskId: string) => string[]
  onDrop: (taskIds: string[], place: DropPlace) => void
}

/**
 * Cards follow the mouse once it moved a little, a finger once it rested for a moment, so that it can scroll too. Escape lets
 * go of them. Listens until the function that it returns is called.
 */
export function dragCards({ board, draggedWith, onDrop }: Options) {
  let drag: Drag | undefined

  function onPointerDown(event: PointerEvent) {
    const card = (event.target as Element).closest<HTMLElement>('[data-card]')
    if (drag || !card || event.button !== 0 || (event.target as Element).closest('[data-no-drag]')) return
    const taskIds = draggedWith(card.dataset.card ?? '')
    drag = startDrag({ board, card, taskIds, event, onEnd: (place) => end(taskIds, place) })
  }

  function end(taskIds: string[], place: DropPlace | undefined) {
    drag = undefined
    if (place) onDrop(taskIds, place)
  }

  // a page that scrolls takes the finger away; this must be there before the finger comes
  const holdStill = (event: TouchEvent) => drag?.isOn() && event.preventDefault()
  const noMenu = (event: Event) => drag?.isByFinger && event.preventDefault()
  board.addEventListener('pointerdown', onPointerDown)
  board.addEventListener('touchmove', holdStill, { passive: false })
  board.addEventListener('contextmenu', noMenu)
  return () => {
    drag?.cancel()
    board.removeEventListener('pointerdown', onPointerDown)
    board.removeEventListener('touchmove', holdStill)
    board.removeEventListener('contextmenu', noMenu)
  }
}

type Drag = ReturnType<typeof startDrag>

interface Start {
  board: HTMLElement
  card: HTMLElement
  taskIds: string[]
  event: PointerEvent
  onEnd: (place: DropPlace | undefined) => void
}

function startDrag({ board, card, taskIds, event, onEnd }: Start) {
  const from = { x: event.clientX, y: event.clientY }
  const isByFinger = event.pointerType === 'touch'
  const dragged = new Set(taskIds)
  const listening = new AbortController()
  let point = from
  let picture: ReturnType<typeof dragPicture> | undefined
  let frame = 0
  const rest = isByFinger ? setTimeout(begin, FINGER_STARTS_AFTER_MS) : undefined

  function begin() {
    picture = dragPicture(card, from, taskIds.length)
    mark(true)
    navigator.vibrate?.(10)
    follow()
  }

  function follow() {
    picture?.show(point, placeAt(board, point.x, point.y, dragged))
    scrollAtEdges(board, point)
    frame = requestAnimationFrame(follow)
  }

  function move({ pointerId, clientX, clientY }: PointerEvent) {
    if (pointerId !== event.pointerId) return
    point = { x: clientX, y: clientY }
    const distance = Math.hypot(clientX - from.x, clientY - from.y)
    if (picture) return
    if (isByFinger && distance > FINGER_SCROLLS_AFTER_PX) cancel()
    else if (!isByFinger && distance > MOUSE_STARTS_AFTER_PX) begin()
  }

  function mark(isDragged: boolean) {
    for (const element of board.querySelectorAll<HTMLElement>('[data-card]'))
      if (dragged.has(element.dataset.card ?? '')) element.toggleAttribute('data-dragged', isDragged)
  }

  function stop(place?: DropPlace) {
    clearTimeout(rest)
    cancelAnimationFrame(frame)
    listening.abort()
    picture?.remove()
    mark(false)
    onEnd(place)
  }

  function drop({ pointerId }: PointerEvent) {
    if (pointerId !== event.pointerId) return
    if (!picture) return stop()
    swallowClick()
    stop(placeAt(board, point.x, point.y, dragged))
  }

  const cancel = () => stop()
  const options = { signal: listening.signal }
  window.addEventListener('pointermove', move, options)
  window.addEventListener('pointerup', drop, options)
  window.addEventListener('pointercancel', cancel, options)
  window.addEventListener('blur', cancel, options)
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && cancel(), options)
  return { isByFinger, isOn: () => picture !== undefined, cancel }
}

/** The click that ends a drag opens nothing. */
function swallowClick() {
  const swallow = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
  }
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 50)
}
