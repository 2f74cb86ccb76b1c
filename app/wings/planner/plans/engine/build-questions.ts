import type { Plan, Schedule } from '../plan'
import { HOURLY_RATE_RANGE } from './build-costs'
import { findAnsweredOptions } from './choose-capabilities'
import { selectClarifyingQuestions } from './clarifying-questions'
import { correlatedP80Hours } from './pert'
import { toEstimate } from './plan-features'
import { createItemBase, type PlanningContext } from './planning-context'

/** What is still open, each with a recommendation, and what the plan takes for granted until somebody confirms it. */
export function buildQuestions(
  planning: PlanningContext,
  schedule: Schedule,
): Pick<Plan, 'openQuestions' | 'assumptions'> {
  return { openQuestions: buildOpenQuestions(planning, schedule), assumptions: buildAssumptions(planning, schedule) }
}

function buildOpenQuestions(planning: PlanningContext, schedule: Schedule): Plan['openQuestions'] {
  const { brief, knowledge } = planning
  const unanswered = selectClarifyingQuestions(brief, knowledge).map(
    ({ key, question, why, options, recommended }) => ({
      ...createItemBase(planning, 'openQuestions', key, `question:${key}`),
      question,
      why,
      options: options.map(({ label }) => label),
      recommended: options.find((option) => option.key === recommended)?.label ?? recommended,
    }),
  )
  const found = [
    ...conflictQuestions(planning),
    ...budgetQuestions(planning, schedule),
    ...stackQuestions(planning),
    ...deadlineQuestions(schedule),
  ]
  const asked = found.map(({ key, options, ...question }) => ({
    ...createItemBase(planning, 'openQuestions', key, 'engine:questions'),
    ...question,
    options,
    recommended: options[0],
  }))
  return [...unanswered, ...asked]
}

/** The first option is the recommended one. */
type FoundQuestion = { key: string; question: string; why: string; options: [string, ...string[]] }

function conflictQuestions({ conflicts }: PlanningContext): FoundQuestion[] {
  return conflicts.map(({ between, because, advice }) => ({
    key: `conflict/${between.join('/')}`,
    question: because,
    why: 'Two parts of the plan do not go together.',
    options: [advice, 'Keep both and accept it.'],
  }))
}

function budgetQuestions({ brief }: PlanningContext, { p50Hours }: Schedule): FoundQuestion[] {
  const cheapest = Math.round(p50Hours * HOURLY_RATE_RANGE.low)
  if (cheapest <= brief.budget) return []
  return [
    {
      key: 'budget',
      question: `The work costs at least $${cheapest} and the budget is $${brief.budget}. What gives?`,
      why: `Counted at $${HOURLY_RATE_RANGE.low} an hour, the lowest rate that the plan assumes.`,
      options: ['Take capabilities out', 'Raise the budget', 'The team works for less'],
    },
  ]
}

function stackQuestions({ stack }: PlanningContext): FoundQuestion[] {
  if (stack.length > 0) return []
  return [
    {
      key: 'stack',
      question: 'Which technologies is it built with?',
      why: 'The tasks name none, and the estimates assume ones that the team knows.',
      options: ['Choose with the stack generator', 'Use what the team used last'],
    },
  ]
}

function deadlineQuestions({ fits, weeksNeeded, weeksWanted }: Schedule): FoundQuestion[] {
  if (fits) return []
  return [
    {
      key: 'weeks',
      question: `The must-haves take ${weeksNeeded} weeks and there are ${weeksWanted}. What gives?`,
      why: 'Nothing more can be cut: only must-haves and what they are built on are left.',
      options: ['Take capabilities out', `Plan ${weeksNeeded} weeks`, 'Add people'],
    },
  ]
}

function buildAssumptions(planning: PlanningContext, schedule: Schedule): Plan['assumptions'] {
  const { brief, knowledge } = planning
  const answered = findAnsweredOptions(brief, knowledge).map(
    ({ key, label, means }): AssumptionRow => [
      `answer/${key}`,
      `${label}: ${means}.`,
      'Ask the person who answered again before the work on it begins.',
    ],
  )
  return [...workAssumptions(planning, schedule), ...audienceAssumptions(brief), ...answered].map(
    ([key, text, confirmBy]) => ({
      ...createItemBase(planning, 'assumptions', key, 'engine:assumptions'),
      text,
      confirmBy,
    }),
  )
}

type AssumptionRow = [key: string, text: string, confirmBy: string]

function workAssumptions(
  { brief: { team }, includedFeatures }: PlanningContext,
  { p80Hours }: Schedule,
): AssumptionRow[] {
  const estimates = includedFeatures.flatMap(({ tasks }) => tasks.map((task) => toEstimate(task.hours)))
  const people = team.length === 1 ? 'The one person gives' : `The ${team.length} people give`
  const hours = team.reduce((sum, { hoursPerWeek }) => sum + hoursPerWeek, 0)
  return [
    [
      'time',
      `${people} ${hours} hours a week, of which 70 % is planned work.`,
      'Compare with the hours of the first sprint.',
    ],
    [
      'rate',
      `An hour of work costs $${HOURLY_RATE_RANGE.low} to $${HOURLY_RATE_RANGE.high}.`,
      'Put in what you really pay.',
    ],
    [
      'estimates',
      'The estimates are for people who have built something of the kind before.',
      'Compare after the first 5 tasks.',
    ],
    [
      'independence',
      `Tasks err each for itself: P80 is ${Math.round(p80Hours)} hours. If they err together it is ${Math.round(correlatedP80Hours(estimates))}.`,
      'After the first sprint see whether all tasks took longer than expected, or some only.',
    ],
  ]
}

function audienceAssumptions({ audience }: PlanningContext['brief']): AssumptionRow[] {
  if (audience !== '') return []
  const text = 'The audience is not described; the users of this plan are those of the kind of product.'
  return [['audience', text, 'Talk to 5 people who have the problem.']]
}
