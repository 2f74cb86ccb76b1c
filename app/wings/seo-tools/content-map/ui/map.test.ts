import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { aMap, aMapPage } from '../fixtures'
import type { MapScene } from './map-scene'
import { findNearestLink } from './nearest-link'
import { computePageColors } from './page-colors'
import { computePageSizes } from './page-sizes'
import { renderMapSvg } from './render-map-svg'

const rank = (share: number, pagesIn = 3) => ({ rank: share, depth: 1, pagesIn, pagesOut: 1 })
const map = aMap(
  [
    aMapPage('/', { kind: 'site', title: 'Home & <b>more</b>', body: rank(0.64), all: rank(0.64) }),
    aMapPage('/a', { title: 'A "quoted" one', body: rank(0.16), all: rank(0.16) }),
    aMapPage('/b', { body: rank(0, 0), all: rank(0) }),
  ],
  [
    [0, 1],
    [1, 2],
  ],
)

test('the area of a page grows with its rank, and none is too small to be hit', () => {
  const [home = 0, a = 0, b = 0] = computePageSizes(map, 'body')
  expect(b).toBeGreaterThan(2)
  expect((home - b) / (a - b)).toBeCloseTo(2, 5)
})

test('colours tell kind, community or state, and the legend says how many have each', () => {
  const namedCommunities = [{ number: 0, name: 'Home', size: 2 }]
  const of = (colouring: 'kind' | 'community' | 'state') => {
    const coloured = { map, communities: Uint32Array.of(0, 0, 0xffffffff), namedCommunities, scheme: 'light' as const }
    const { legend, entries } = computePageColors(colouring, coloured)
    const counts = legend.filter(({ count }) => count > 0).map(({ label, count }) => `${label} ${count}`)
    return { counts, labels: [...entries].map((entry) => legend[entry]?.label) }
  }
  expect(of('kind')).toEqual({ counts: ['Post 2', 'Site 1'], labels: ['Site', 'Post', 'Post'] })
  expect(of('community')).toEqual({ counts: ['Home 2', 'Other 1'], labels: ['Home', 'Home', 'Other'] })
  expect(of('state')).toEqual({ counts: ['Orphan 1', 'OK 2'], labels: ['OK', 'OK', 'Orphan'] })
})

test('a click beside all pages means the nearest link, unless it is far from any', () => {
  const links = [
    { link: 4, from: { x: 0, y: 0 }, to: { x: 100, y: 0 } },
    { link: 9, from: { x: 0, y: 10 }, to: { x: 0, y: 10 } },
  ]
  expect(findNearestLink(links, { x: 50, y: 3 }, 6)).toBe(4)
  expect(findNearestLink(links, { x: 1, y: 9 }, 6)).toBe(9)
  expect(findNearestLink(links, { x: 108, y: 0 }, 6)).toBeUndefined()
  expect(findNearestLink([], { x: 0, y: 0 }, 6)).toBeUndefined()
})

test('the picture as a file is well-formed, and has what is shown', () => {
  const drawing: MapScene = {
    pages: map.pages,
    positions: { xs: Float32Array.of(0, 5, -5), ys: Float32Array.of(0, 5, 5) },
    sizes: computePageSizes(map, 'body'),
    colors: ['#112233', '#445566', '#778899'],
    visible: Uint8Array.of(1, 1, 0),
    links: [0, 1],
    from: map.links.from,
    to: map.links.to,
    selected: undefined,
    selectedLinks: [],
    siteColors: { ink: '#000000', surface: '#ffffff', line: '#dddddd', link: '#999999', accent: '#cc5500' },
  }
  const names: string[] = []
  const titles: string[] = []
  const reader = new SaxesParser()
  reader.on('opentag', ({ name }) => names.push(name))
  reader.on('text', (text) => text.trim() && titles.push(text.trim()))
  reader.on('error', (error) => expect.unreachable(error.message))
  reader.write(renderMapSvg(drawing)).close()
  expect(names.filter((name) => name === 'circle')).toHaveLength(2)
  expect(names.filter((name) => name === 'path')).toHaveLength(1)
  expect(new Set(titles)).toEqual(new Set(['Home & <b>more</b>', 'A "quoted" one']))
})
