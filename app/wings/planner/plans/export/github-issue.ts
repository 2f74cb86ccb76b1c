import { createHash } from 'node:crypto'
import type { Criterion, Epic, Plan, Task } from '../plan'
import { indexTasks } from '../task-in-plan'
import { userStoryText } from '../user-story-text'

export interface IssueContent {
  title: string
  body: string
  labels: string[]
}

const MAX_LABEL_LENGTH = 50
const MAX_TITLE_LENGTH = 250
const MAX_BODY_LENGTH = 60_000 // GitHub takes 65,536 characters

/** Says which item of which plan an issue stands for; it is looked for before one is created. */
export const issueMarker = (planId: string, taskId: string) => `<!-- plan-item: ${planId}/${taskId} -->`

/** All issues of a plan carry it, so that they are found without reading the whole repository. */
export const planLabel = (planId: string) => `plan-${planId.slice(0, 8)}`
export const epicLabel = ({ title }: Pick<Epic, 'title'>) =>
  `epic: ${title}`.replaceAll(',', '').slice(0, MAX_LABEL_LENGTH)

/** The issue that stands for a task: self-contained, its criteria as a task list. `numbers` are the issues that exist. */
export function buildIssue(planId: string, plan: Plan, task: Task, numbers: ReadonlyMap<string, number>): IssueContent {
  const { story, epic, criteria, expectedHours } = indexTasks(plan)(task)
  const { optimistic, mostLikely, pessimistic } = task.estimate
  const parts = [
    issueMarker(planId, task.id),
    story && `**${story.id} ${escapeText(story.title)}.** ${escapeText(userStoryText(story, plan.language))}`,
    markdownSection('Acceptance criteria', criteriaChecklist(criteria)),
    markdownSection('Depends on', dependencyList(plan, task, numbers)),
    `**Estimate:** ${optimistic} / ${mostLikely} / ${pessimistic} hours, expected ${expectedHours}. **Skill:** ${task.skill}. **Priority:** ${task.priority}.`,
    markdownSection('Test', escapeText(task.testStrategy)),
    `<details><summary>Prompt</summary>\n\n${escapeText(task.prompt)}\n\n</details>`,
  ]
  return {
    title: `${task.id} ${task.title}`.slice(0, MAX_TITLE_LENGTH),
    body: parts.filter(Boolean).join('\n\n').slice(0, MAX_BODY_LENGTH),
    labels: [planLabel(planId), ...(epic ? [epicLabel(epic)] : [])],
  }
}

export const hashIssue = (content: IssueContent) => createHash('sha256').update(JSON.stringify(content)).digest('hex')

const markdownSection = (title: string, text: string) => (text === '' ? '' : `### ${title}\n${text}`)

const criteriaChecklist = (criteria: Criterion[]) =>
  criteria.map(({ id, text }) => `- [ ] ${id} ${escapeText(text)}`.trimEnd()).join('\n')

function dependencyList({ tasks }: Plan, { dependsOn }: Task, numbers: ReadonlyMap<string, number>) {
  const titles = new Map(tasks.map(({ id, title }) => [id, title]))
  const name = (id: string) =>
    [numbers.has(id) ? `#${numbers.get(id)}` : '', id, escapeText(titles.get(id) ?? '')].join(' ').trim()
  return dependsOn.map((id) => `- ${name(id)}`).join('\n')
}

/** A text of the plan calls nobody by name, and opens no comment. */
const escapeText = (text: string) => text.replaceAll('<', '&lt;').replace(/@(?=\w)/g, '@\u200b')

/** What somebody ticked on GitHub stays ticked in the new body. */
export function preserveCheckedItems(body: string, earlier: string) {
  const ticked = new Set([...earlier.matchAll(/^- \[x\] (\S+)/gim)].map(([, id]) => id))
  return body.replace(/^- \[ \] (\S+)/gm, (line, id) => (ticked.has(id) ? line.replace('[ ]', '[x]') : line))
}
