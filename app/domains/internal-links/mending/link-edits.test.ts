import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '~test/any-html'
import { editLinks, undoEdits } from './link-edits'

const html =
  '<p><a rel="nofollow" href="/old">a</a> href="/old" <a href="/old#x" title="t">b</a> <a href="/older">c</a></p>'
const straight = (address: string) => address.replace(/^\/old(?=#|$)/, '/a-longer-one')

test('only the addresses of links are written anew', () => {
  expect(editLinks(html, straight).html).toBe(
    '<p><a rel="nofollow" href="/a-longer-one">a</a> href="/old" <a href="/a-longer-one#x" title="t">b</a> <a href="/older">c</a></p>',
  )
  expect(editLinks(html, () => undefined)).toEqual({ html, edits: [] })
})

test('undoing gives back the text to the byte, and nothing when it was changed since', () => {
  const { html: edited, edits } = editLinks(html, straight)
  expect(edits).toHaveLength(2)
  expect(undoEdits(edited, edits)).toBe(html)
  expect(undoEdits(edited.replace('<p>', '<p>x'), edits)).toBeUndefined()
  expect(undoEdits(html, edits)).toBeUndefined()
  const [first] = edits
  expect(first && undoEdits(edited, [first, first])).toBeUndefined()
  fc.assert(
    fc.property(anyText, fc.constantFrom('', '/x', '/longer/than/before'), (text, address) => {
      const result = editLinks(text, () => address)
      expect(undoEdits(result.html, result.edits)).toBe(text)
    }),
  )
})
