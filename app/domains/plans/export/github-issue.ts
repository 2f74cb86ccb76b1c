import { createHash } from 'node:crypto'
import type { Epic, Plan, Task } from '../plan'
import { shownHours } from '../shown-hours'
import { storySentence } from '../story-sentence'

export interface IssueContent {
  title: string
  body: string
  labels: string[]
}

const LONGEST_LABEL = 50
const LONGEST_TITLE = 250
const LONGEST_BODY = 60_000 // GitHub takes 65,536 characters

/** Says which item of which plan an issue stands for; it is looked for before one is created. */
export const markerOf = (planId: string, taskId: string) => `<!-- plan-item: ${planId}/${taskId} -->`

/** All issues of a plan carry it, so that they are found without reading the whole repository. */
export const labelOfPlan = (planId: string) => `plan-${planId.slice(0, 8)}`
export const labelOfEpic = ({ title }: Pick<Epic, 'title'>) =>
  `epic: ${title}`.replaceAll(',', '').slice(0, LONGEST_LABEL)

/** The issue that stands for a task: self-contained, its criteria as a task list. `numbers` are the issues that exist. */
export function issueOf(planId: string, plan: Plan, task: Task, numbers: ReadonlyMap<string, number>): IssueContent {
  const story = plan.stories.find(({ id }) => id === task.storyId)
  const epic = plan.epics.find(({ id }) => id === story?.epicId)
  const { optimistic, mostLikely, pessimistic } = task.estimate
  const expected = shownHours(task.estimate)
  const parts = [
    markerOf(planId, task.id),
    story && `**${story.id} ${plain(story.title)}.** ${plain(storySentence(story))}`,
    section('Done when', criteriaOf(plan, task)),
    section('Waits for', waitsFor(plan, task, numbers)),
    `**Estimate:** ${optimistic} / ${mostLikely} / ${pessimistic} hours, expected ${expected}. **Skill:** ${task.skill}. **Priority:** ${task.priority}.`,
    section('Test', plain(task.testStrategy)),
    `<details><summary>Prompt</summary>\n\n${plain(task.prompt)}\n\n</details>`,
  ]
  return {
    title: `${task.id} ${task.title}`.slice(0, LONGEST_TITLE),
    body: parts.filter(Boolean).join('\n\n').slice(0, LONGEST_BODY),
    labels: [labelOfPlan(planId), ...(epic ? [labelOfEpic(epic)] : [])],
  }
}

export const hashOf = (content: IssueContent) => createHash('sha256').update(JSON.stringify(content)).digest('hex')

const section = (title: string, text: string) => (text === '' ? '' : `### ${title}\n${text}`)

function criteriaOf({ requirements, stories }: Plan, { criterionIds }: Task) {
  const texts = new Map(
    [...requirements, ...stories].flatMap(({ criteria }) => criteria.map(({ id, text }) => [id, text])),
  )
  return criterionIds.map((id) => `- [ ] ${id} ${plain(texts.get(id) ?? '')}`.trimEnd()).join('\n')
}

function waitsFor({ tasks }: Plan, { dependsOn }: Task, numbers: ReadonlyMap<string, number>) {
  const titles = new Map(tasks.map(({ id, title }) => [id, title]))
  const name = (id: string) =>
    [numbers.has(id) ? `#${numbers.get(id)}` : '', id, plain(titles.get(id) ?? '')].join(' ').trim()
  return dependsOn.map((id) => `- ${name(id)}`).join('\n')
}

/** A text of the plan calls nobody by name, and opens no comment. */
const plain = (text: string) => text.replaceAll('<', '&lt;').replace(/@(?=\w)/g, '@\u200b')

/** What somebody ticked on GitHub stays ticked in the new body. */
export function withTicks(body: string, earlier: string) {
  const ticked = new Set([...earlier.matchAll(/^- \[x\] (\S+)/gim)].map(([, id]) => id))
  return body.replace(/^- \[ \] (\S+)/gm, (line, id) => (ticked.has(id) ? line.replace('[ ]', '[x]') : line))
}
