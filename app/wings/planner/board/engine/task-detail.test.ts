import { expect, test } from 'vitest'
import { makePlan } from '~/wings/planner/plans/engine/make-plan'
import { SAMPLE_BRIEFS } from '~/wings/planner/plans/fixtures'
import { toTaskDetail } from './task-detail'

const plan = makePlan(SAMPLE_BRIEFS['internal-tool'], { today: '2026-03-02' })
const task = plan.tasks.find(({ criterionIds }) => criterionIds.length > 0)
if (!task) throw new Error('No task has a criterion.')

test('a task is shown with its story, its epic and the criteria that it meets', () => {
  const detail = toTaskDetail(plan, task.id)
  const story = plan.stories.find(({ id }) => id === task.storyId)
  expect(detail).toMatchObject({ id: task.id, title: task.title, testStrategy: task.testStrategy, prompt: task.prompt })
  expect(detail?.criteria.map(({ id }) => id)).toEqual(task.criterionIds)
  expect(detail?.epic).toBe(plan.epics.find(({ id }) => id === story?.epicId)?.title)
  expect(detail?.story).not.toBe('')
})

test('what a task names and the plan has lost is left out, and a task of another plan is nothing', () => {
  const alone = { ...plan, requirements: [], stories: [], epics: [] }
  expect(toTaskDetail(alone, task.id)).toMatchObject({ story: '', epic: '', criteria: [] })
  expect(toTaskDetail(plan, 'elsewhere')).toBeUndefined()
})
