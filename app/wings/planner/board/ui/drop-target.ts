/** Where a card would go: a column of a lane, between two cards of it. */
export interface DropTarget {
  status: string
  lane: string
  after: string | null
  before: string | null
  /** Where the line that shows it stands, in the window. */
  indicator: { x: number; y: number; width: number }
}

/** The place under a point of the window; undefined outside of the columns. */
export function findDropTarget(
  board: Element,
  x: number,
  y: number,
  dragged: ReadonlySet<string>,
): DropTarget | undefined {
  const column = findColumnAt(board, x, y)
  if (!column) return undefined
  const cards = [...column.querySelectorAll<HTMLElement>('[data-card]')].filter(
    ({ dataset }) => !dragged.has(dataset.card ?? ''),
  )
  const index = findFirstCardBelow(cards, y)
  const [above, below] = [cards[index - 1], cards[index]]
  return {
    status: column.dataset.column ?? '',
    lane: column.dataset.lane ?? '',
    after: above?.dataset.card ?? null,
    before: below?.dataset.card ?? null,
    indicator: indicatorBetween(column, above, below),
  }
}

function findColumnAt(board: Element, x: number, y: number) {
  const columns = [...board.querySelectorAll<HTMLElement>('[data-column]')]
  return columns.find((column) => {
    // its head counts too
    const { left, right, top, bottom } = (column.closest('[data-column-box]') ?? column).getBoundingClientRect()
    return x >= left && x <= right && y >= top && y <= bottom
  })
}

/** The cards stand one below the other: half of them are out of question with each look. */
function findFirstCardBelow(cards: HTMLElement[], y: number) {
  let [low, high] = [0, cards.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const { top, height } = cards[middle]?.getBoundingClientRect() ?? { top: 0, height: 0 }
    if (top + height / 2 < y) low = middle + 1
    else high = middle
  }
  return low
}

function indicatorBetween(column: Element, above: Element | undefined, below: Element | undefined) {
  const GAP_PX = 4
  const box = column.getBoundingClientRect()
  const y = above
    ? above.getBoundingClientRect().bottom + GAP_PX
    : (below?.getBoundingClientRect().top ?? box.top + 2 * GAP_PX) - GAP_PX
  return {
    x: box.left + 2 * GAP_PX,
    y: Math.min(Math.max(y, box.top + 1), box.bottom - 1),
    width: box.width - 4 * GAP_PX,
  }
}
