import { expectedHours, roundHours } from '../../engine/pert'
import type { Plan, Sprint, Task } from '../../plan'

/** All times in weeks from the start of the first sprint. */
export interface TaskBar {
  task: Task
  hours: number
  isCritical: boolean
  from: number
  to: number
  /** How far it may slip without moving the end, at the pace of the team. */
  slackTo: number
  slackHours: number
}

export interface SprintRow {
  sprint: Sprint
  from: number
  to: number
  bars: TaskBar[]
}

/** The sprints with their tasks one after the other, as a team works through them. */
export function layoutTimeline({ sprints, tasks, schedule }: Plan) {
  const byId = new Map(tasks.map((task) => [task.id, task]))
  const critical = new Set(schedule.criticalPath)
  const slack = new Map(schedule.slack.map(({ taskId, hours }) => [taskId, hours]))
  const weeks = Math.max(1, ...sprints.map(({ startWeek, weeks }) => startWeek - 1 + weeks))
  const rows = sprints.map((sprint): SprintRow => {
    const from = sprint.startWeek - 1
    const perWeek = Math.max(sprint.capacityHours, sprint.plannedHours, 1) / sprint.weeks
    let done = 0
    const bars = sprint.taskIds.flatMap((id): TaskBar[] => {
      const task = byId.get(id)
      if (!task) return []
      const hours = expectedHours(task.estimate)
      const start = from + done / perWeek
      done += hours
      const to = Math.min(from + done / perWeek, from + sprint.weeks)
      const slackHours = slack.get(id) ?? 0
      const slackTo = Math.min(weeks, to + slackHours / perWeek)
      const isCritical = critical.has(id)
      return [{ task, hours: roundHours(hours), isCritical, from: start, to, slackTo, slackHours }]
    })
    return { sprint, from, to: from + sprint.weeks, bars }
  })
  return { weeks, rows }
}
