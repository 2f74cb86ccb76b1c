import fc from 'fast-check'
import { expect, test } from '~test/test'
import { XmlRepairer } from './xml-repairer'

test('wherever a file is cut into pieces, it says the same', () => {
  const text = `&#1; a & b &eacute; &#233; <![CDATA[&eacute; & ]]]]> &amp; &x; <![CDATA[]]>&`
  const said = (pieces: string[]) => {
    const mended = new XmlRepairer()
    return [...pieces, ''].map((piece) => mended.push(piece)).join('')
  }
  expect(said([text])).toBe('&amp;#1; a &amp; b é &#233; <![CDATA[&eacute; & ]]]]> &amp; &amp;x; <![CDATA[]]>&amp;')
  fc.assert(
    fc.property(fc.array(fc.nat(text.length)), (cuts) => {
      const places = [0, ...cuts.toSorted((one, other) => one - other), text.length]
      const pieces = places.slice(1).map((end, place) => text.slice(places[place], end))
      expect(said(pieces.filter(Boolean))).toBe(said([text]))
    }),
  )
})
