import { expect, test } from 'vitest'
import { getSprintIdFromPath } from './sprint-id-from-path'

const id = '0d9f7c1e-2f6b-4a53-9c39-6f8f5f0f4a11'

test('the sprint id is taken from the URL segment after dashboard or build-guide', () => {
  expect(getSprintIdFromPath(`/planner/dashboard/${id}`)).toBe(id)
  expect(getSprintIdFromPath(`/planner/build-guide/${id}`)).toBe(id)
  expect(getSprintIdFromPath(`/planner/dashboard/${id}/history`)).toBe(id)
  expect(getSprintIdFromPath(`/planner/edit/${id}`)).toBeUndefined()
})

test('only when it is 36 characters long and contains a hyphen', () => {
  expect(getSprintIdFromPath('/planner/dashboard/trash')).toBeUndefined()
  expect(getSprintIdFromPath(`/planner/dashboard/${'a'.repeat(36)}`)).toBeUndefined()
  expect(getSprintIdFromPath(`/planner/dashboard/${id}-`)).toBeUndefined()
  expect(getSprintIdFromPath('/planner/dashboard')).toBeUndefined()
})
