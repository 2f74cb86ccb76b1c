import { getSchema } from '@tiptap/core'
import { expect, test } from 'vitest'
import { documentExtensions } from './document/document-extensions'
import { findTextQuote } from './text-quote'

const schema = getSchema(documentExtensions)
const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, marks })
const block = (type: string, ...content: object[]) => ({ type, content })
const link = { type: 'link', attrs: { href: '/other' } }

/** The words at the place that is found in a document of these blocks. */
function found(words: string, ...blocks: object[]) {
  const doc = schema.nodeFromJSON({ type: 'doc', content: blocks })
  const sentence = 'We plan sprints.'
  const start = sentence.indexOf(words)
  const place = findTextQuote(doc, { sentence, start, end: start + words.length })
  return place && [doc.textBetween(place.from, place.to, '', ' '), place.from]
}

test('words of a sentence are found, whatever they are written in', () => {
  const plain = block('paragraph', text('First. We plan sprints. Last.'))
  expect(found('plan sprints', plain)).toEqual(['plan sprints', 11])
  const broken = block(
    'paragraph',
    text('We '),
    text('plan', { type: 'bold' }),
    { type: 'hardBreak' },
    text('sprints.'),
  )
  expect(found('plan sprints', broken)).toEqual(['plan sprints', 4])
  const list = block('bulletList', block('listItem', block('paragraph', text('We\u00a0plan sprints.'))))
  expect(found('plan', list)?.[0]).toBe('plan')
})

test('of several sentences the first is taken that may have a link', () => {
  const linked = block('paragraph', text('We '), text('plan', link), text(' sprints.'))
  const code = block('paragraph', text('We '), text('plan', { type: 'code' }), text(' sprints.'))
  const listing = block('codeBlock', text('We plan sprints.'))
  const free = block('paragraph', text('We plan sprints.'))
  const before = schema.nodeFromJSON({ type: 'doc', content: [linked, code, listing] }).content.size
  expect(found('plan', linked, code, listing, free)).toEqual(['plan', before + 4])
  expect(found('plan', linked, code, listing)).toBeUndefined()
  expect(found('sprints', linked)).toEqual(['sprints', 9])
})
