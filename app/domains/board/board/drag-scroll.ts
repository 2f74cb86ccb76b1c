const EDGE_PX = 56
const STEP_PX = 14

/** Scrolls what the pointer is at the edge of: the columns, one of them, the window. Called with every frame. */
export function scrollAtEdges(board: HTMLElement, { x, y }: { x: number; y: number }) {
  const columns = [...board.querySelectorAll<HTMLElement>('[data-column]')]
  const column = columns.find((element) => {
    const { left, right } = element.getBoundingClientRect()
    return x >= left && x <= right && element.scrollHeight > element.clientHeight
  })
  const across = board.getBoundingClientRect()
  board.scrollLeft += stepFor(x, Math.max(across.left, 0), Math.min(across.right, window.innerWidth))
  if (column) {
    const { top, bottom } = column.getBoundingClientRect()
    column.scrollTop += stepFor(y, Math.max(top, 0), Math.min(bottom, window.innerHeight))
  } else if (board.scrollHeight > board.clientHeight)
    board.scrollTop += stepFor(y, Math.max(across.top, 0), Math.min(across.bottom, window.innerHeight))
  else window.scrollBy(0, stepFor(y, 0, window.innerHeight))
}

function stepFor(at: number, low: number, high: number) {
  if (at < low + EDGE_PX) return -STEP_PX
  return at > high - EDGE_PX ? STEP_PX : 0
}
