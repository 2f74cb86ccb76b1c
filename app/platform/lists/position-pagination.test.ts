import { expect, test } from 'vitest'
import { type PositionCursor, parsePositionCursor } from './position-cursor'
import { positionOrder, toPositionPage } from './position-pagination.server'

/** What the database finds among ten rows, two at a time. */
function pageAt(place: PositionCursor) {
  const { after = 0, before = 11 } = place
  const rows = Array.from({ length: 10 }, (_, at) => ({ position: at + 1 }))
  const isForwards = positionOrder(place) === 'asc'
  const found = rows.filter(({ position }) => (isForwards ? position > after : position < before))
  if (!isForwards) found.reverse()
  const page = toPositionPage(found.slice(0, 3), 2, place)
  return [page.rows.map(({ position }) => position), page.before, page.after]
}

test('a numbered list is gone through forwards and back, and ends at its ends', () => {
  expect(pageAt({})).toEqual([[1, 2], null, '2'])
  expect(pageAt({ after: 2 })).toEqual([[3, 4], '3', '4'])
  expect(pageAt({ after: 8 })).toEqual([[9, 10], '9', null])
  expect(pageAt({ before: 9 })).toEqual([[7, 8], '7', '8'])
  expect(pageAt({ before: 3 })).toEqual([[1, 2], null, '2'])
  expect(pageAt({ after: 10 })).toEqual([[], null, null])
})

test('a place that is no number begins at the first row', () => {
  const read = (search: string) => parsePositionCursor(new URLSearchParams(search))
  expect(read('after=12')).toEqual({ after: 12, before: undefined })
  for (const text of ['', '-1', '1.5', '1e3', '99999999999', 'x', ' 1'])
    expect(read(`before=${text}`).before).toBe(undefined)
})
