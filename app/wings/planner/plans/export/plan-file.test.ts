import { expect, test } from 'vitest'
import { makePlan } from '../engine/make-plan'
import { SAMPLE_BRIEFS } from '../fixtures'
import { parsePlanFile } from './plan-file'
import { planToCsv } from './plan-to-csv'

const brief = SAMPLE_BRIEFS['internal-tool']
const plan = makePlan(brief, { today: '2026-03-02' })
const file = { format: 'studio-plan', title: 'Repairs', brief, plan }

test('what was exported as JSON comes back the same', () => {
  expect(parsePlanFile(JSON.stringify(file))).toEqual({ file })
})

test('the title in a file becomes one line, as titles do everywhere', () => {
  expect(parsePlanFile(JSON.stringify({ ...file, title: 'Repairs\r\nand more' }))).toEqual({
    file: { ...file, title: 'Repairs and more' },
  })
})

test('what is wrong with a file is said with its place', () => {
  const [task] = plan.tasks
  const spoiled = { ...file, plan: { ...plan, tasks: [{ ...task, title: '', estimate: { optimistic: -1 } }] } }
  const read = parsePlanFile(JSON.stringify(spoiled))
  expect(read).toMatchObject({
    errors: expect.arrayContaining([
      { path: 'plan.tasks.0.title', message: 'This cannot be empty.' },
      { path: 'plan.tasks.0.estimate.optimistic', message: 'Hours cannot be negative.' },
    ]),
  })
  expect(parsePlanFile('{')).toEqual({ errors: [{ path: '', message: 'Invalid JSON.' }] })
  const twice = { ...file, plan: { ...plan, risks: [...plan.risks, ...plan.risks.slice(0, 1)] } }
  expect(parsePlanFile(JSON.stringify(twice))).toMatchObject({ errors: [{ path: plan.risks[0]?.id }] })
})

test('a file of something else is told so, in one sentence', () => {
  expect(parsePlanFile('{ "name": "a package" }')).toEqual({
    errors: [{ path: '', message: 'This file is not a plan export.' }],
  })
})

test('tasks as CSV hold a row each, and no cell that a spreadsheet would run', () => {
  const [first, ...others] = plan.tasks
  if (!first) throw new Error('The plan has no task.')
  const csv = planToCsv({ ...plan, tasks: [{ ...first, title: '=HYPERLINK("x")' }, ...others] })
  const lines = csv.split('\r\n')
  expect(lines).toHaveLength(plan.tasks.length + 2)
  expect(lines[0]).toMatch(/^id,title,epic,story,skill,priority,optimistic_hours/)
  expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`)
})
