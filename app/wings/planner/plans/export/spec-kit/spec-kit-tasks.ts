import { PLAN_MESSAGES } from '../../messages/plan-messages'
import type { Plan, Story, Task } from '../../plan'
import { userStoryText } from '../../user-story-text'
import {
  formatPriority,
  independentTest,
  oneLine,
  requirementId,
  type SpecKitSource,
  splitStories,
  storyNumber,
  taskId,
} from './spec-kit-text'

/** What is to be done, as tasks.md has it: what all stories stand on, then a phase for each story. */
export function specKitTasks({ title, plan, folder }: SpecKitSource) {
  const { wished, groundwork } = splitStories(plan)
  const byStory = Map.groupBy(plan.tasks, ({ storyId }) => storyId)
  const tasksOf = (stories: Story[]) => stories.flatMap(({ id }) => byStory.get(id) ?? [])
  const foundation = tasksOf(groundwork)
  const first = foundation.length > 0 ? 2 : 1
  const lines = [
    `# Tasks: ${oneLine(title)}`,
    `**Input**: Design documents from \`/specs/${folder}/\``,
    '**Prerequisites**: plan.md, spec.md',
    ...(foundation.length > 0
      ? ['## Phase 1: Foundational (Blocking Prerequisites)', taskLines(plan, foundation, '')]
      : []),
    ...wished.flatMap((story, index) => [
      `## Phase ${first + index}: User Story ${storyNumber(story.id)} - ${oneLine(story.title)} (Priority: ${formatPriority(story)})`,
      `**Goal**: ${oneLine(userStoryText(story, plan.language))}`,
      `**Independent Test**: ${independentTest(plan, story)}`,
      taskLines(plan, tasksOf([story]), ` [US${storyNumber(story.id)}]`),
    ]),
    '## Dependencies & Execution Order',
    plan.waves.map(({ number, taskIds }) => `- Wave ${number}: ${taskIds.map(taskId).join(', ')}`).join('\n'),
  ]
  return `${lines.filter(Boolean).join('\n\n')}\n`
}

/** [P] marks what can be done at the same time as another task of the phase: both are in one wave. */
function taskLines({ waves, language }: Plan, tasks: Task[], story: string) {
  const waveOf = new Map(waves.flatMap(({ number, taskIds }) => taskIds.map((id) => [id, number] as const)))
  const inWave = Map.groupBy(tasks, ({ id }) => waveOf.get(id))
  const { headings, prompt } = PLAN_MESSAGES[language]
  const ordered = tasks.toSorted((a, b) => (waveOf.get(a.id) ?? 0) - (waveOf.get(b.id) ?? 0))
  return ordered
    .flatMap(({ id, title, skill, estimate, dependsOn, requirementIds, testStrategy }) => {
      const isParallel = (inWave.get(waveOf.get(id))?.length ?? 0) > 1
      const after = dependsOn.length > 0 ? ` (depends on ${dependsOn.map(taskId).join(', ')})` : ''
      const { optimistic, mostLikely, pessimistic } = estimate
      return [
        `- [ ] ${taskId(id)}${isParallel ? ' [P]' : ''}${story} ${oneLine(title)}${after}`,
        `  - ${[...requirementIds.map(requirementId), skill].join(', ')}, ${optimistic}/${mostLikely}/${pessimistic} ${headings.hours}`,
        `  - ${prompt.test}: ${oneLine(testStrategy)}`,
      ]
    })
    .join('\n')
}
