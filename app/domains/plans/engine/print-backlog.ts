import type { Plan, Task } from '../plan'
import { shownHours } from '../shown-hours'

/** Epics with their stories, criteria and tasks, as lines of Markdown. */
export function printBacklog({ epics, stories, tasks }: Plan) {
  return epics.flatMap(({ id, title, value, priority }) => [
    `### ${id} ${title} (${priority})`,
    '',
    value,
    '',
    ...stories
      .filter(({ epicId }) => epicId === id)
      .flatMap((story) => [
        `- ${story.id} ${story.title} (${story.priority}; ${story.requirementIds.join(', ')}): As ${story.role}: ${story.action}, so that ${story.benefit}.`,
        ...story.criteria.map((criterion) => `  - ${criterion.id} ${criterion.text}`),
        ...tasks.filter(({ storyId }) => storyId === story.id).map((task) => `  - ${taskLine(task)}`),
      ]),
    '',
  ])
}

/** Sprints with their tasks, the critical path and the figures of the schedule, as lines of Markdown. */
export function printSprints({ sprints, waves, schedule }: Plan) {
  const { weeksNeeded, weeksWanted, fits, expectedHours, sigmaHours, p50Hours, p80Hours } = schedule
  return [
    `${weeksNeeded} of ${weeksWanted} weeks: ${fits ? 'fits' : 'does not fit'}.`,
    `Expected ${expectedHours} h, sigma ${sigmaHours} h, P50 ${p50Hours} h, P80 ${p80Hours} h. ${schedule.formula}`,
    `Critical path, ${schedule.criticalHours} h: ${schedule.criticalPath.join(' → ')}`,
    '',
    ...sprints.map(({ id, startWeek, weeks, plannedHours, capacityHours, isOverCapacity, taskIds }) => {
      const size = `${plannedHours} of ${capacityHours} h${isOverCapacity ? ', one task larger than a sprint' : ''}`
      return `- ${id} from week ${startWeek}, ${weeks} weeks (${size}): ${taskIds.join(', ')}`
    }),
    ...waves.map(({ id, taskIds }) => `- ${id}: ${taskIds.join(', ')}`),
  ]
}

/** A task in one line: "T-3 Title (backend, 4/8/16 h, expected 8.7, after T-1)". */
function taskLine({ id, title, skill, estimate, dependsOn }: Task) {
  const { optimistic, mostLikely, pessimistic } = estimate
  const after = dependsOn.length > 0 ? `, after ${dependsOn.join(', ')}` : ''
  const expected = shownHours(estimate)
  return `${id} ${title} (${skill}, ${optimistic}/${mostLikely}/${pessimistic} h, expected ${expected}${after})`
}
