import { getSchema } from '@tiptap/core'
import { EditorState, Selection } from '@tiptap/pm/state'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noteExtensions } from './note-extensions'
import { collectUnsentSteps, rebaseOntoReplacement, type UnsentStep } from './pending-change'

const schema = getSchema(noteExtensions)

const lines = fc.array(fc.string({ maxLength: 6, unit: fc.constantFrom('a', 'b', 'c', ' ') }), {
  minLength: 1,
  maxLength: 5,
})
const documentOf = (texts: string[]) =>
  schema.nodeFromJSON({
    type: 'doc',
    content: texts.map((text) => ({ type: 'paragraph', content: text ? [{ type: 'text', text }] : [] })),
  })

/** Types at random places, in capitals so that it can be told apart. */
function typeInto(start: EditorState, places: number[]) {
  let state = start
  const typed: UnsentStep[] = []
  for (const [index, place] of places.entries()) {
    const at = Selection.near(state.doc.resolve(Math.floor(place * state.doc.content.size))).from
    const change = state.tr.insertText(String.fromCharCode(65 + index), at)
    typed.push(...collectUnsentSteps(change))
    state = state.apply(change)
  }
  return { state, typed }
}

test('whatever comes from elsewhere while somebody types, neither text is lost', () => {
  const places = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 })
  fc.assert(
    fc.property(lines, places, lines, (before, typing, after) => {
      const { state, typed } = typeInto(EditorState.create({ doc: documentOf(before) }), typing)
      const next = documentOf(after)
      const { change, typed: kept } = rebaseOntoReplacement(state, next, typed)
      const letters = change.doc.textContent.match(/[A-Z]/g) ?? []
      expect(letters.toSorted()).toEqual(typing.map((_, index) => String.fromCharCode(65 + index)))
      expect(change.doc.textContent.replace(/[A-Z]/g, '')).toBe(next.textContent)
      change.doc.check()
      // what is kept leads back to the text that came, so that another one can follow
      const { tr } = state.apply(change)
      for (const { inverted } of kept.toReversed()) tr.step(inverted)
      expect(tr.doc.toJSON()).toEqual(next.toJSON())
    }),
    { numRuns: 1_000 },
  )
})

test('when nothing was typed, the text is exactly the one that came', () => {
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const { change } = rebaseOntoReplacement(EditorState.create({ doc: documentOf(before) }), documentOf(after), [])
      expect(change.doc.toJSON()).toEqual(documentOf(after).toJSON())
    }),
  )
})

test('the cursor stays with its words', () => {
  const state = EditorState.create({ doc: documentOf(['one', 'two']) })
  const there = state.apply(state.tr.setSelection(Selection.near(state.doc.resolve(7))))
  const { change } = rebaseOntoReplacement(there, documentOf(['zero', 'one', 'two']), [])
  expect(there.selection.$from.parentOffset).toBe(1)
  expect(change.selection.$from.parent.textContent).toBe('two')
  expect(change.selection.$from.parentOffset).toBe(1)
})
