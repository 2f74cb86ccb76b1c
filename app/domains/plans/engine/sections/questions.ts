import type { Plan, Schedule } from '../../plan'
import { answeredOptions } from '../choose-capabilities'
import { clarifyingQuestions } from '../clarifying-questions'
import { estimateOf } from '../features'
import { p80WhenTogether } from '../pert'
import { head, type Planning } from '../planning'
import { HOURLY_RATE } from './costs'

/** What is still open, each with a recommendation, and what the plan takes for granted until somebody confirms it. */
export function questionsOf(planning: Planning, schedule: Schedule): Pick<Plan, 'openQuestions' | 'assumptions'> {
  return { openQuestions: openQuestions(planning, schedule), assumptions: assumptions(planning, schedule) }
}

function openQuestions(planning: Planning, schedule: Schedule): Plan['openQuestions'] {
  const { brief, knowledge } = planning
  const unanswered = clarifyingQuestions(brief, knowledge).map(({ key, question, why, options, recommended }) => ({
    ...head(planning, 'openQuestions', key, `question:${key}`),
    question,
    why,
    options: options.map(({ label }) => label),
    recommended: options.find((option) => option.key === recommended)?.label ?? recommended,
  }))
  const found = [...clashes(planning), ...overBudget(planning, schedule), ...noStack(planning), ...tooLate(schedule)]
  const asked = found.map(({ key, options, ...question }) => ({
    ...head(planning, 'openQuestions', key, 'engine:questions'),
    ...question,
    options,
    recommended: options[0],
  }))
  return [...unanswered, ...asked]
}

/** The first option is the recommended one. */
type FoundQuestion = { key: string; question: string; why: string; options: [string, ...string[]] }

function clashes({ conflicts }: Planning): FoundQuestion[] {
  return conflicts.map(({ between, because, advice }) => ({
    key: `conflict/${between.join('/')}`,
    question: because,
    why: 'Two parts of the plan do not go together.',
    options: [advice, 'Keep both and accept it.'],
  }))
}

function overBudget({ brief }: Planning, { p50Hours }: Schedule): FoundQuestion[] {
  const cheapest = Math.round(p50Hours * HOURLY_RATE.low)
  if (cheapest <= brief.budget) return []
  return [
    {
      key: 'budget',
      question: `The work costs at least $${cheapest} and the budget is $${brief.budget}. What gives?`,
      why: `Counted at $${HOURLY_RATE.low} an hour, the lowest rate that the plan assumes.`,
      options: ['Take capabilities out', 'Raise the budget', 'The team works for less'],
    },
  ]
}

function noStack({ stack }: Planning): FoundQuestion[] {
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

function tooLate({ fits, weeksNeeded, weeksWanted }: Schedule): FoundQuestion[] {
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

function assumptions(planning: Planning, schedule: Schedule): Plan['assumptions'] {
  const { brief, knowledge } = planning
  const answered = answeredOptions(brief, knowledge).map(
    ({ key, label, means }): Assumed => [
      `answer/${key}`,
      `${label}: ${means}.`,
      'Ask the person who answered again before the work on it begins.',
    ],
  )
  return [...aboutTheWork(planning, schedule), ...aboutTheAudience(brief), ...answered].map(
    ([key, text, confirmBy]) => ({
      ...head(planning, 'assumptions', key, 'engine:assumptions'),
      text,
      confirmBy,
    }),
  )
}

type Assumed = [key: string, text: string, confirmBy: string]

function aboutTheWork({ brief: { team }, kept }: Planning, { p80Hours }: Schedule): Assumed[] {
  const estimates = kept.flatMap(({ tasks }) => tasks.map((task) => estimateOf(task.hours)))
  const people = team.length === 1 ? 'The one person gives' : `The ${team.length} people give`
  const hours = team.reduce((sum, { hoursPerWeek }) => sum + hoursPerWeek, 0)
  return [
    [
      'time',
      `${people} ${hours} hours a week, of which 70 % is planned work.`,
      'Compare with the hours of the first sprint.',
    ],
    ['rate', `An hour of work costs $${HOURLY_RATE.low} to $${HOURLY_RATE.high}.`, 'Put in what you really pay.'],
    [
      'estimates',
      'The estimates are for people who have built something of the kind before.',
      'Compare after the first 5 tasks.',
    ],
    [
      'independence',
      `Tasks err each for itself: P80 is ${Math.round(p80Hours)} hours. If they err together it is ${Math.round(p80WhenTogether(estimates))}.`,
      'After the first sprint see whether all tasks took longer than expected, or some only.',
    ],
  ]
}

function aboutTheAudience({ audience }: Planning['brief']): Assumed[] {
  if (audience !== '') return []
  const text = 'The audience is not described; the users of this plan are those of the kind of product.'
  return [['audience', text, 'Talk to 5 people who have the problem.']]
}
