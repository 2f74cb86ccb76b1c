import { expect, test } from 'vitest'
import { aMap, aMapPage } from '../fixtures'
import { toPagesCsv } from './pages-csv'
import { sortPages } from './sort-pages'

const figures = (pagesIn: number, depth: number | null, rank = 0.25) => ({ rank, depth, pagesIn, pagesOut: 1 })
const map = aMap([
  aMapPage('/b', { title: '=SUM(A1)', body: figures(2, null), publishedAt: Date.parse('2026-03-01T10:00:00Z') }),
  aMapPage('/a', { title: 'apples, "red"', body: figures(9, 1) }),
  aMapPage('/c', { title: 'Boats', body: figures(9, 3, 0.5) }),
])
const sorting = { map, linkScope: 'body' as const, communities: undefined }

test('the table is sorted as its address says; equals stay in the order of the map', () => {
  const sorted = (sort: string | null) => sortPages([0, 1, 2], sort, sorting)
  expect(sorted(null)).toEqual([2, 0, 1])
  expect(sorted('__proto__')).toEqual([2, 0, 1])
  expect(sorted('title')).toEqual([0, 1, 2])
  expect(sorted('-in')).toEqual([1, 2, 0])
  expect(sorted('depth')).toEqual([1, 2, 0])
  expect(sorted('-depth')).toEqual([0, 2, 1])
})

test('the file has the pages that are shown, and no cell that a spreadsheet would run', () => {
  expect(toPagesCsv([0, 1], { ...sorting, communities: Uint32Array.of(3, 0xffffffff, 0) })).toBe(
    [
      'path,title,kind,states,community,links_in,links_out,depth,rank,words,published_at',
      "/b,'=SUM(A1),post,unreached few,4,2,1,,0.25,500,2026-03-01T10:00:00.000Z",
      '/a,"apples, ""red""",post,unreached,,9,1,1,0.25,500,',
      '',
    ].join('\r\n'),
  )
})
