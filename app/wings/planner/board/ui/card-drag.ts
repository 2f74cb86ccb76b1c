import { createDragPreview } from './drag-preview'
import { type DropTarget, findDropTarget } from './drop-target'

const EDGE_PX = 56

const STEP_PX = 14

const MOUSE_DRAG_START_PX = 5
const TOUCH_DRAG_START_MS = 280
const TOUCH_SCROLL_START_PX = 9

interface CardDragOptions {
  board: HTMLElement
  /** The cards that go along when this one is dragged: itself, or all that are selected. */
  getDraggedIds: (taskId: string) => string[]
  onDrop: (taskIds: string[], place: DropTarget) => void
}

/**
 * Cards follow the mouse once it moved a little, a finger once it rested for a moment, so that it can scroll too. Escape lets
 * go of them. Listens until the function that it returns is called.
 */
export function enableCardDrag({ board, getDraggedIds, onDrop }: CardDragOptions) {
  let drag: CardDrag | undefined

  function onPointerDown(event: PointerEvent) {
    const card = (event.target as Element).closest<HTMLElement>('[data-card]')
    if (drag || !card || event.button !== 0 || (event.target as Element).closest('[data-no-drag]')) return
    const taskIds = getDraggedIds(card.dataset.card ?? '')
    drag = new CardDrag({ board, card, taskIds, event, onEnd: (place) => end(taskIds, place) })
  }

  function end(taskIds: string[], place: DropTarget | undefined) {
    drag = undefined
    if (place) onDrop(taskIds, place)
  }

  // a page that scrolls takes the finger away; this must be there before the finger comes
  const holdStill = (event: TouchEvent) => drag?.isOn && event.preventDefault()
  const noMenu = (event: Event) => drag?.isByFinger && event.preventDefault()
  const listening = new AbortController()
  const { signal } = listening
  board.addEventListener('pointerdown', onPointerDown, { signal })
  board.addEventListener('touchmove', holdStill, { passive: false, signal })
  board.addEventListener('contextmenu', noMenu, { signal })
  return () => {
    drag?.cancel()
    listening.abort()
  }
}

interface DragStart {
  board: HTMLElement
  card: HTMLElement
  taskIds: string[]
  event: PointerEvent
  onEnd: (place: DropTarget | undefined) => void
}

/** One press on a card, which may become a drag. */
class CardDrag {
  readonly isByFinger: boolean
  private readonly from: { x: number; y: number }
  private readonly dragged: ReadonlySet<string>
  private readonly listening = new AbortController()
  private readonly rest: ReturnType<typeof setTimeout> | undefined
  private point: { x: number; y: number }
  private picture: ReturnType<typeof createDragPreview> | undefined
  private frame = 0

  constructor(private readonly start: DragStart) {
    const { clientX, clientY, pointerType } = start.event
    this.isByFinger = pointerType === 'touch'
    this.from = { x: clientX, y: clientY }
    this.point = this.from
    this.dragged = new Set(start.taskIds)
    this.rest = this.isByFinger ? setTimeout(this.begin, TOUCH_DRAG_START_MS) : undefined
    const { signal } = this.listening
    window.addEventListener('pointermove', this.move, { signal })
    window.addEventListener('pointerup', this.drop, { signal })
    window.addEventListener('pointercancel', this.cancel, { signal })
    window.addEventListener('blur', this.cancel, { signal })
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && this.cancel(), { signal })
  }

  get isOn() {
    return this.picture !== undefined
  }

  readonly cancel = () => this.stop()

  private readonly begin = () => {
    const { card, taskIds } = this.start
    this.picture = createDragPreview(card, this.from, taskIds.length)
    this.mark(true)
    this.start.board.style.scrollSnapType = 'none' // it would take back each step of the scrolling at the edges
    if (this.isByFinger) navigator.vibrate?.(10)
    this.follow()
  }

  private readonly follow = () => {
    this.picture?.show(this.point, this.place())
    scrollAtEdges(this.start.board, this.point)
    this.frame = requestAnimationFrame(this.follow)
  }

  private readonly move = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (pointerId !== this.start.event.pointerId) return
    this.point = { x: clientX, y: clientY }
    if (this.isOn) return
    const distance = Math.hypot(clientX - this.from.x, clientY - this.from.y)
    if (this.isByFinger && distance > TOUCH_SCROLL_START_PX) this.cancel()
    else if (!this.isByFinger && distance > MOUSE_DRAG_START_PX) this.begin()
  }

  private readonly drop = ({ pointerId }: PointerEvent) => {
    if (pointerId !== this.start.event.pointerId) return
    if (!this.isOn) return this.stop()
    swallowClick()
    this.stop(this.place())
  }

  private place() {
    return findDropTarget(this.start.board, this.point.x, this.point.y, this.dragged)
  }

  private mark(isDragged: boolean) {
    for (const element of this.start.board.querySelectorAll<HTMLElement>('[data-card]'))
      if (this.dragged.has(element.dataset.card ?? '')) element.toggleAttribute('data-dragged', isDragged)
  }

  private stop(place?: DropTarget) {
    clearTimeout(this.rest)
    cancelAnimationFrame(this.frame)
    this.listening.abort()
    this.picture?.remove()
    this.mark(false)
    this.start.board.style.scrollSnapType = ''
    this.start.onEnd(place)
  }
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

/** Scrolls what the pointer is at the edge of: the columns, one of them, the window. Called with every frame. */
function scrollAtEdges(board: HTMLElement, { x, y }: { x: number; y: number }) {
  const columns = [...board.querySelectorAll<HTMLElement>('[data-column]')]
  const column = columns.find((element) => {
    const { left, right } = element.getBoundingClientRect()
    return x >= left && x <= right && element.scrollHeight > element.clientHeight
  })
  const across = board.getBoundingClientRect()
  board.scrollLeft += scrollStep(x, Math.max(across.left, 0), Math.min(across.right, window.innerWidth))
  if (column) {
    const { top, bottom } = column.getBoundingClientRect()
    column.scrollTop += scrollStep(y, Math.max(top, 0), Math.min(bottom, window.innerHeight))
  } else if (board.scrollHeight > board.clientHeight)
    board.scrollTop += scrollStep(y, Math.max(across.top, 0), Math.min(across.bottom, window.innerHeight))
  else window.scrollBy(0, scrollStep(y, 0, window.innerHeight))
}

function scrollStep(at: number, low: number, high: number) {
  if (at < low + EDGE_PX) return -STEP_PX
  return at > high - EDGE_PX ? STEP_PX : 0
}
