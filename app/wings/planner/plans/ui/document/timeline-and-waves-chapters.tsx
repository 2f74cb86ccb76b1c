import { useState } from 'react'
import { formatDay } from '~/platform/time/dates'
import { Button } from '~/ui/workspace/button'
import type { Plan } from '../../plan'
import { ChapterTable, Subheading } from './chapter'
import { ItemLinks } from './document-item'
import { TimelineChart } from './timeline-chart'
import { layoutTimeline } from './timeline-layout'

/** Above this many tasks the drawing begins with the critical ones. */
const MAX_CHART_TASKS = 60

export function TimelineChapter({ plan }: { plan: Plan }) {
  const { schedule, sprints, tasks } = plan
  const [isWhole, setIsWhole] = useState(tasks.length <= MAX_CHART_TASKS)
  const { weeks, rows } = layoutTimeline(plan)
  const shown = isWhole ? rows : rows.map((row) => ({ ...row, bars: row.bars.filter(({ isCritical }) => isCritical) }))
  return (
    <>
      <TimelineChart
        label={isWhole ? 'Timeline of all tasks' : 'Timeline of critical tasks'}
        weeks={weeks}
        rows={shown}
      />
      {tasks.length > MAX_CHART_TASKS && (
        <Button className="justify-self-start print:hidden" aria-pressed={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Show critical tasks only' : `Show all ${tasks.length} tasks`}
        </Button>
      )}
      <ChapterTable
        label="Sprints"
        headings={['Sprint', 'Weeks', 'Dates', 'Planned', 'Capacity', 'Tasks']}
        numericColumns={[3, 4]}
        rows={sprints.map((sprint) => ({
          key: sprint.id,
          id: sprint.id,
          cells: [
            sprint.number,
            sprint.weeks === 1 ? sprint.startWeek : `${sprint.startWeek}–${sprint.startWeek + sprint.weeks - 1}`,
            formatSprintDates(sprint),
            `${sprint.plannedHours} h`,
            `${sprint.capacityHours} h${sprint.isOverCapacity ? ' a sprint' : ''}`,
            <ItemLinks key="tasks" ids={sprint.taskIds} isNamed={false} />,
          ],
        }))}
      />
      <p className="max-w-2xl text-dense text-faint">{schedule.formula}</p>
    </>
  )
}

/** The honest range, and each skill that does not fit. */
export function formatFit({ weeksNeeded, weeksWanted, fits, range, skills }: Plan['schedule']) {
  const weeks = range ? `${range.lowWeeks} to ${range.highWeeks}` : weeksNeeded
  const lacking = skills.filter((load) => !load.fits)
  const lacks = lacking.map(({ skill, hours, capacityHours }) => ` ${skill}: ${hours} of ${capacityHours} h.`).join('')
  return `${weeks} weeks, ${weeksWanted} wanted: ${fits ? 'fits' : 'does not fit'}.${lacks}`
}

const formatSprintDates = ({ startsOn, endsOn }: Plan['sprints'][number]) =>
  startsOn && endsOn ? `${formatDay(new Date(startsOn))} to ${formatDay(new Date(endsOn))}` : ''

export function WavesChapter({ plan: { waves } }: { plan: Plan }) {
  return (
    <ol className="grid gap-3">
      {waves.map(({ id, number, taskIds }) => (
        <li key={id} id={id} className="grid scroll-mt-20 gap-x-4 sm:grid-cols-[6rem_minmax(0,1fr)]">
          <Subheading>Wave {number}</Subheading>
          <p className="text-dense">
            <ItemLinks ids={taskIds} isNamed={false} />
          </p>
        </li>
      ))}
    </ol>
  )
}
