import { z } from 'zod'
import { COLUMN_LABELS, indexByTask, listColumn, TASK_STATUSES } from '~/wings/planner/board/task-progress'
import { getItemName } from '~/wings/planner/plans/item-name'
import {
  getPlanItems,
  PLAN_PARTS,
  type Plan,
  type PlanItem,
  type PlanPart,
  type Section,
} from '~/wings/planner/plans/plan'
import { defineAgentTool } from './agent-tool.server'
import { planInputShape, resolveBoard, resolvePlan } from './resolve-plan.server'
import { findNextTask } from './task-result.server'
import { withUntrustedNotice } from './untrusted-text'

const MAX_FOUND = 12
const MAX_IN_COLUMN = 15
const MAX_NAME_LENGTH = 120
const PART_KEYS = Object.keys(PLAN_PARTS) as [PlanPart, ...PlanPart[]]

export const planTool = defineAgentTool({
  name: 'plan',
  description: 'What is built: overview of the plan, or one part in full.',
  input: z.object({ ...planInputShape, part: z.enum(PART_KEYS).optional() }),
  isReadOnly: true,
  async run(place, { plan: named, part }) {
    const { id, title, plan, role } = await resolvePlan(place, named)
    const content = part ? planPartContent(plan, part) : planOverview(plan)
    const data = { plan: id, title, ...content }
    return { text: withUntrustedNotice({ role }, `${title}\n${JSON.stringify(content)}`), data }
  },
})

/** Without what only the planner itself needs. */
function planPartContent(plan: Plan, part: PlanPart) {
  const sections: readonly Section[] = PLAN_PARTS[part]
  const items = (section: Section) =>
    (plan[section] as PlanItem[]).map(({ key: _key, origin: _origin, ...item }) => item)
  return Object.fromEntries(sections.map((section) => [section, items(section)]))
}

function planOverview({ summary, requirements, stack, epics, schedule, nonGoals }: Plan) {
  const [first] = summary
  return {
    product: first?.product,
    problem: first?.problem,
    approach: first?.approach,
    requirements: requirements
      .filter(({ release }) => release === 'mvp')
      .map(({ id, title, priority }) => `${id} ${title} (${priority})`),
    stack: stack.map(({ layer, choice }) => `${layer}: ${choice}`),
    epics: epics.map(({ id, title }) => `${id} ${title}`),
    nonGoals: nonGoals.map(({ text }) => text),
    weeks: schedule.weeksNeeded,
    parts: PART_KEYS,
  }
}

export const searchTool = defineAgentTool({
  name: 'search',
  description: 'Find requirements, stories, tasks and other items by words.',
  input: z.object({ ...planInputShape, words: z.string().trim().min(1).max(200) }),
  isReadOnly: true,
  async run(place, { plan: named, words }) {
    const { id, plan, role } = await resolvePlan(place, named)
    const wanted = words.toLowerCase().split(/\s+/)
    const found = getPlanItems(plan).filter((item) => wanted.every((word) => searchableText(item).includes(word)))
    const shown = found
      .slice(0, MAX_FOUND)
      .map((item) => ({ id: item.id, title: (getItemName(item) || item.key).slice(0, MAX_NAME_LENGTH) }))
    const text = shown.map((item) => `${item.id} ${item.title}`).join('\n')
    return {
      text: text ? withUntrustedNotice({ role }, text) : 'No results.',
      data: { plan: id, found: found.length, items: shown },
    }
  },
})

const searchableText = ({ key: _key, origin: _origin, ...item }: PlanItem) => JSON.stringify(item).toLowerCase()

export const boardTool = defineAgentTool({
  name: 'board',
  description: 'The board: columns, their tasks, who is on them, and what is next.',
  input: z.object(planInputShape),
  isReadOnly: true,
  async run(place, { plan: named }) {
    const { plan, board } = await resolveBoard(place, named)
    const rows = indexByTask(board.rows)
    const titles = new Map(board.cards.map(({ id, title }) => [id, title]))
    const people = new Map(board.people.map(({ id, name }) => [id, name]))
    const columns = TASK_STATUSES.map((status) => {
      const inPlan = listColumn(rows, status).filter(({ taskId }) => titles.has(taskId))
      const tasks = inPlan.slice(0, MAX_IN_COLUMN).map(({ taskId, assigneeId }) => ({
        id: taskId,
        title: titles.get(taskId),
        ...(assigneeId && { assignee: people.get(assigneeId) ?? '' }),
      }))
      return { status, count: inPlan.length, tasks }
    })
    const next = await findNextTask(place, board.planId)
    const lines = columns.map(
      ({ status, count, tasks }) =>
        `${COLUMN_LABELS[status]} (${count}): ${tasks.map(({ id, title }) => `${id} ${title}`).join('; ')}`,
    )
    const text = [...lines, next ? `Next: ${next.id} ${next.title}` : 'No open tasks.'].join('\n')
    return { text: withUntrustedNotice(plan, text), data: { plan: board.planId, title: board.title, columns, next } }
  },
})
