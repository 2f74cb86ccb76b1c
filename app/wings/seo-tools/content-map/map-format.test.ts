import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mapPageKinds } from './content-map'
import { decodeMap, encodeMap, encodePage } from './map-format'

const figures = fc.record({
  rank: fc.double({ min: 0, max: 1, noNaN: true }).filter((rank) => !Object.is(rank, -0)),
  depth: fc.option(fc.nat(50)),
  pagesIn: fc.nat(100_000),
  pagesOut: fc.nat(2_000),
})
const page = fc.record({
  path: fc.webPath(),
  id: fc.option(fc.uuid()),
  kind: fc.constantFrom(...mapPageKinds),
  title: fc.string({ unit: 'binary' }).map((title) => title.toWellFormed()),
  words: fc.nat(),
  isIndexable: fc.boolean(),
  publishedAt: fc.option(fc.integer({ min: 0, max: 4e12 })),
  body: figures,
  all: figures,
})
const link = fc.record({ from: fc.nat(), to: fc.nat(), inBody: fc.nat(255), outsideBody: fc.nat(255) })
const anyMap = fc.record({ pages: fc.array(page), links: fc.array(link), isCut: fc.boolean() })

function packed({ pages, links, isCut }: typeof anyMap extends fc.Arbitrary<infer Value> ? Value : never) {
  const columns = {
    from: Uint32Array.from(links, ({ from }) => from),
    to: Uint32Array.from(links, ({ to }) => to),
    inBody: Uint8Array.from(links, ({ inBody }) => inBody),
    outsideBody: Uint8Array.from(links, ({ outsideBody }) => outsideBody),
  }
  const [first, ...rest] = pages.map(encodePage)
  const texts = [first ?? '', rest.join(',')]
  return { columns, bytes: new Uint8Array(Buffer.concat(encodeMap(texts, columns, { isCut }))).buffer }
}

test('a map arrives as it was sent, whatever stands in it', () => {
  fc.assert(
    fc.property(anyMap, (map) => {
      const { columns, bytes } = packed(map)
      expect(decodeMap(bytes)).toEqual({ pages: map.pages, links: columns, isCut: map.isCut })
    }),
  )
})

test('a map that lost its end is refused', () => {
  const { bytes } = packed({ pages: [], links: [{ from: 1, to: 2, inBody: 1, outsideBody: 0 }], isCut: false })
  expect(() => decodeMap(bytes.slice(0, -1))).toThrow('incomplete')
})
