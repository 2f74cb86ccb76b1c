import type { Plan } from '../../plan'
import { BacklogChapter } from './backlog-chapter'
import type { ChapterBodyProps } from './chapter-body'
import { CostsChapter, formatRunningCosts } from './costs-chapter'
import { CoverageChapter } from './coverage-chapter'
import { DataModelChapter } from './data-model-chapter'
import { ItemTable, TwoLineItem } from './item-table'
import { MetricsChapter, StackChapter } from './metrics-and-stack-chapters'
import { QuestionsChapter, ReleaseChapter } from './release-and-questions-chapters'
import { RequirementsChapter, ScopeChapter } from './requirements-and-scope-chapters'
import { JourneysChapter, SummaryChapter, UsersChapter } from './summary-and-users-chapters'
import { formatFit, TimelineChapter, WavesChapter } from './timeline-and-waves-chapters'

interface ChapterDescription {
  /** Its place in the page. */
  id: string
  title: string
  /** The list without which there is no such chapter. */
  needs?: 'coverage' | 'journeys' | 'glossary' | 'nonGoals' | 'metrics' | 'entities'
  /** What the chapter is for, or what it comes to. */
  text?: (plan: Plan) => string
  Body: (props: ChapterBodyProps) => React.ReactNode
}

/** The document, chapter by chapter. */
const CHAPTERS: ChapterDescription[] = [
  { id: 'summary', title: 'Summary', Body: SummaryChapter },
  {
    id: 'coverage',
    title: 'Wishes and coverage',
    needs: 'coverage',
    text: ({ coverage }) =>
      `${coverage.filter(({ leftOut }) => leftOut === null).length} of ${coverage.length} wishes are in the first version.`,
    Body: CoverageChapter,
  },
  { id: 'users', title: 'Users and non-users', Body: UsersChapter },
  { id: 'journeys', title: 'Journeys', needs: 'journeys', Body: JourneysChapter },
  {
    id: 'glossary',
    title: 'Glossary',
    needs: 'glossary',
    Body: ({ plan }) => <ItemTable section="glossary" items={plan.glossary} />,
  },
  {
    id: 'requirements',
    title: 'Requirements',
    text({ requirements }) {
      const later = requirements.filter(({ release }) => release === 'later').length
      return `${requirements.length - later} in the first version, ${later} later.`
    },
    Body: RequirementsChapter,
  },
  {
    id: 'qualities',
    title: 'Non-functional requirements',
    Body: ({ plan }) => <ItemTable section="qualities" items={plan.qualities} />,
  },
  {
    id: 'non-goals',
    title: 'Non-goals',
    needs: 'nonGoals',
    Body: ({ plan }) => (
      <ul className="grid max-w-2xl gap-2.5">
        {plan.nonGoals.map((item) => (
          <TwoLineItem
            key={item.id}
            item={item}
            name={<strong className="font-semibold">{item.text}</strong>}
            text={item.reason}
          />
        ))}
      </ul>
    ),
  },
  { id: 'scope', title: 'First version', Body: ScopeChapter },
  { id: 'metrics', title: 'Metrics and counter-metrics', needs: 'metrics', Body: MetricsChapter },
  { id: 'stack', title: 'Stack', Body: StackChapter },
  {
    id: 'data',
    title: 'Data model',
    needs: 'entities',
    text: () => 'In the diagram, a fork marks “many” and a bar marks “one”.',
    Body: DataModelChapter,
  },
  {
    id: 'backlog',
    title: 'Epics, stories, tasks',
    text: ({ epics, stories, tasks }) =>
      `${epics.length} epics, ${stories.length} stories, ${tasks.length} tasks. Estimates are optimistic / most likely / pessimistic, in hours.`,
    Body: BacklogChapter,
  },
  {
    id: 'waves',
    title: 'Waves',
    text: () => 'Tasks in the same wave can be done in parallel.',
    Body: WavesChapter,
  },
  {
    id: 'timeline',
    title: 'Timeline',
    text: ({ schedule }) =>
      `${formatFit(schedule)} Filled bars are the critical path (${schedule.criticalHours} h). Dashed lines are slack.`,
    Body: TimelineChapter,
  },
  { id: 'costs', title: 'Costs', text: formatRunningCosts, Body: CostsChapter },
  { id: 'risks', title: 'Risks', Body: ({ plan }) => <ItemTable section="risks" items={plan.risks} /> },
  { id: 'release', title: 'Test and release plan', Body: ReleaseChapter },
  { id: 'questions', title: 'Open questions', Body: QuestionsChapter },
  {
    id: 'assumptions',
    title: 'Assumptions to confirm',
    Body: ({ plan }) => (
      <ul className="grid max-w-2xl gap-2.5">
        {plan.assumptions.map((item) => (
          <TwoLineItem key={item.id} item={item} name={item.text} text={item.confirmBy} />
        ))}
      </ul>
    ),
  },
]

/** The chapters of a plan: one that has nothing to say is left out. */
export const listChapters = (plan: Plan) => CHAPTERS.filter(({ needs }) => !needs || plan[needs].length > 0)
