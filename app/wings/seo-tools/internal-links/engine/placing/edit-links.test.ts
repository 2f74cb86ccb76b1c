import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyPlainText } from '~test/any-malformed-html'
import { editLinkHrefs, undoLinkEdits } from './edit-links'

const html =
  '<p><a rel="nofollow" href="/old">a</a> href="/old" <a href="/old#x" title="t">b</a> <a href="/older">c</a></p>'
const straight = (address: string) => address.replace(/^\/old(?=#|$)/, '/a-longer-one')

test('only the addresses of links are written anew', () => {
  expect(editLinkHrefs(html, straight).html).toBe(
    '<p><a rel="nofollow" href="/a-longer-one">a</a> href="/old" <a href="/a-longer-one#x" title="t">b</a> <a href="/older">c</a></p>',
  )
  expect(editLinkHrefs(html, () => undefined)).toEqual({ html, edits: [] })
})

test('undoing gives back the text to the byte, and nothing when it was changed since', () => {
  const { html: edited, edits } = editLinkHrefs(html, straight)
  expect(edits).toHaveLength(2)
  expect(undoLinkEdits(edited, edits)).toBe(html)
  expect(undoLinkEdits(edited.replace('<p>', '<p>x'), edits)).toBeUndefined()
  expect(undoLinkEdits(html, edits)).toBeUndefined()
  const [first] = edits
  expect(first && undoLinkEdits(edited, [first, first])).toBeUndefined()
  fc.assert(
    fc.property(anyPlainText, fc.constantFrom('', '/x', '/longer/than/before'), (text, address) => {
      const result = editLinkHrefs(text, () => address)
      expect(undoLinkEdits(result.html, result.edits)).toBe(text)
    }),
  )
})
