import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computeLayout } from './compute-layout'
import { type MapLayoutInput, type MapPositions, NO_COMMUNITY } from './map-layout'
import { packDiscs } from './pack-discs'

const anySite = fc.integer({ min: 0, max: 60 }).chain((size) =>
  fc.record({
    links: fc.array(fc.tuple(fc.nat(Math.max(0, size - 1)), fc.nat(Math.max(0, size - 1))), {
      maxLength: size === 0 ? 0 : 200,
    }),
    depths: fc.array(fc.integer({ min: -1, max: 6 }), { minLength: size, maxLength: size }),
    orphans: fc.array(fc.nat(1), { minLength: size, maxLength: size }),
  }),
)

function inputOf({
  links,
  depths,
  orphans,
}: typeof anySite extends fc.Arbitrary<infer Site> ? Site : never): MapLayoutInput {
  return {
    from: Uint32Array.from(links, ([from]) => from),
    to: Uint32Array.from(links, ([, to]) => to),
    depths: Int32Array.from(depths),
    orphans: Uint8Array.from(orphans),
  }
}

const distance = ({ xs, ys }: MapPositions, page: number) => Math.hypot(xs[page] as number, ys[page] as number)
const isApart = ({ xs, ys }: MapPositions, a: number, b: number) =>
  Math.hypot((xs[a] as number) - (xs[b] as number), (ys[a] as number) - (ys[b] as number)) > 1e-3

describe('an arrangement', () => {
  test('gives every page a place of its own, the same each time', () => {
    fc.assert(
      fc.property(anySite, (site) => {
        const input = inputOf(site)
        const { byCommunity, byDepth, communities } = computeLayout(input)
        for (const places of [byCommunity, byDepth]) {
          const size = input.depths.length
          expect(places.xs.every(Number.isFinite) && places.ys.every(Number.isFinite)).toBe(true)
          for (let a = 0; a < size; a++) for (let b = a + 1; b < size; b++) expect(isApart(places, a, b)).toBe(true)
        }
        expect(computeLayout(input)).toEqual({ byCommunity, byDepth, communities })
      }),
      { numRuns: 40 },
    )
  })

  test('has the orphans on a ring around all other pages', () => {
    fc.assert(
      fc.property(anySite, (site) => {
        const input = inputOf(site)
        const { byCommunity } = computeLayout(input)
        const pages = [...input.orphans.keys()]
        const furthest = Math.max(
          0,
          ...pages.filter((page) => !input.orphans[page]).map((p) => distance(byCommunity, p)),
        )
        for (const page of pages.filter((page) => input.orphans[page]))
          expect(distance(byCommunity, page)).toBeGreaterThan(furthest)
      }),
      { numRuns: 40 },
    )
  })

  test('by depth has home in the middle, and whoever is further away further out', () => {
    const depths = Int32Array.of(0, 1, 1, 1, 2, -1)
    const none = new Uint32Array()
    const { byDepth } = computeLayout({ from: none, to: none, depths, orphans: new Uint8Array(6) })
    const [home = 0, one = 0, , , two = 0, nowhere = 0] = Array.from(depths, (_, page) => distance(byDepth, page))
    expect(home).toBe(0)
    expect([one, two, nowhere]).toEqual([one, two, nowhere].toSorted((a, b) => a - b))
    expect(one).toBeGreaterThan(0)
  })

  test('says of a page that is linked with no other that it is alone', () => {
    const { communities } = computeLayout(inputOf({ links: [[0, 1]], depths: [0, 1, -1], orphans: [0, 0, 1] }))
    expect([...communities]).toEqual([0, 0, NO_COMMUNITY])
  })
})

test('discs do not overlap, and those that are tied to each other are neighbours', () => {
  const radii = [10, 8, 6, 5, 5, 4, 3, 3, 2, 2, 1]
  const ties = (disc: number) => new Map(disc === 10 ? [[9, 3]] : [])
  const discs = packDiscs(radii, ties)
  for (const [at, a] of discs.entries()) {
    for (const b of discs.slice(at + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.radius + b.radius)
  }
  const [nearest] = discs
    .slice(0, 10)
    .map((disc, at) => ({
      at,
      gap: Math.hypot(disc.x - (discs[10]?.x ?? 0), disc.y - (discs[10]?.y ?? 0)) - disc.radius,
    }))
    .sort((a, b) => a.gap - b.gap)
  expect(nearest?.at).toBe(9)
})
