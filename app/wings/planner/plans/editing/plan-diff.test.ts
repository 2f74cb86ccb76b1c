import { expect, test } from 'vitest'
import { makePlan } from '../engine/make-plan'
import { aBrief } from '../fixtures'
import { editItem } from './edit-item'
import { formatFieldValue } from './format-field-value'
import { diffPlans, isEmptyDiff } from './plan-diff'
import { removeItem } from './remove-item'

const brief = aBrief()
const content = { title: 'A plan', brief, plan: makePlan(brief) }

test('a plan does not differ from itself', () => {
  expect(isEmptyDiff(diffPlans(content, structuredClone(content)))).toBe(true)
})

test('items that were added, removed and changed are named, with the fields that changed', () => {
  const [one, other] = content.plan.risks
  const edited = editItem(
    content,
    { section: 'risks', id: one?.id ?? '', fields: { title: 'Rain' }, previous: {} },
    'Mara',
  )
  const after = removeItem(edited, 'risks', other?.id ?? '')
  const diff = diffPlans(content, after)
  expect(diff.changed.find(({ section }) => section === 'risks')).toEqual({
    section: 'risks',
    id: one?.id,
    name: 'Rain',
    isNew: false,
    fields: [{ field: 'title', from: one?.title, to: 'Rain' }],
  })
  expect(diff.removed).toEqual([{ section: 'risks', id: other?.id, name: other?.title }])
  expect(diffPlans(after, content).added).toEqual(diff.removed)
})

test('values read as sentences do: ranges of hours, and only what is so', () => {
  expect(formatFieldValue({ optimistic: 2, mostLikely: 4, pessimistic: 9 })).toBe('2 to 9 hours, most likely 4')
  const fields = ['email', 'note'].map((name) => ({ name, type: 'text', isRequired: name === 'email' }))
  expect(formatFieldValue(fields)).toBe('email · text · required\nnote · text')
  expect(formatFieldValue([{ id: 'FR-1.1', text: 'It is quick.' }])).toBe('FR-1.1 · It is quick.')
})
