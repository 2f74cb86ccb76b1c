import type { Plan, Schedule } from '../../plan'
import { answeredOptions } from '../choose-capabilities'
import { clarifyingQuestions } from '../clarifying-questions'
import { head, type Planning } from '../planning'
import { HOURLY_RATE } from './costs'

/** What is still open, each with a recommendation, and what the plan takes for granted until somebody confirms it. */
export function questionsOf(planning: Planning, schedule: Schedule): Pick<Plan, 'openQuestions' | 'assumptions'> {
  return { openQuestions: openQuestions(planning, schedule), assumptions: assumptions(planning) }
}

function openQuestions(planning: Planning, schedule: Schedule): Plan['openQuestions'] {
  const { brief, stack, conflicts, knowledge } = planning
  const unanswered = clarifyingQuestions(brief, knowledge).map(({ key, question, why, options, recommended }) => ({
    ...head(planning, 'openQuestions', key, `question:${key}`),
    question,
    why,
    options: options.map(({ label }) => label),
    recommended: options.find((option) => option.key === recommended)?.label ?? recommended,
  }))
  const own = (key: string, question: string, why: string, options: string[]) => ({
    ...head(planning, 'openQuestions', key, 'engine:questions'),
    question,
    why,
    options,
    recommended: options[0] ?? '',
  })
  const noStack = own('stack', 'Which technologies is it built with?', 'The tasks name none, and estimates assume ones the team knows.', [
    'Choose with the stack generator',
    'Use what the team used last',
  ])
  const late = own(
    'weeks',
    `The must-haves take ${schedule.weeksNeeded} weeks and there are ${schedule.weeksWanted}. What gives?`,
    'Nothing more can be cut: only must-haves and what they are built on are left.',
    [`Plan ${schedule.weeksNeeded} weeks`, 'Add people', 'Take capabilities out'],
  )
  const clashes = conflicts.map(({ between, because, advice }) =>
    own(`conflict/${between.join('/')}`, because, 'Two parts of the plan do not go together.', [advice, 'Keep both and accept it']),
  )
  const cheapest = Math.round(schedule.p50Hours * HOURLY_RATE.low)
  const tooDear = own(
    'budget',
    `The work costs at least $${cheapest} and the budget is $${brief.budget}. What gives?`,
    `Counted at $${HOURLY_RATE.low} an hour, the lowest rate that the plan assumes.`,
    ['Take capabilities out', 'Raise the budget', 'The team works for less'],
  )
  const overBudget = cheapest > brief.budget ? [tooDear] : []
  return [...unanswered, ...clashes, ...overBudget, ...(stack.length === 0 ? [noStack] : []), ...(schedule.fits ? [] : [late])]
}

function assumptions(planning: Planning): Plan['assumptions'] {
  const { brief, knowledge } = planning
  const own = (key: string, text: string, confirmBy: string) => ({
    ...head(planning, 'assumptions', key, 'engine:assumptions'),
    text,
    confirmBy,
  })
  const people = brief.team.length === 1 ? 'The one person gives' : `The ${brief.team.length} people give`
  const hours = brief.team.reduce((sum, { hoursPerWeek }) => sum + hoursPerWeek, 0)
  const answers = answeredOptions(brief, knowledge).map(({ key, label, means }) =>
    own(`answer/${key}`, `${label}: ${means}`, 'Ask the person who answered again before the work on it begins.'),
  )
  const audience = own('audience', 'The audience is not described; the users of this plan are those of the kind of product.', 'Talk to 5 people who have the problem.')
  return [
    own('time', `${people} ${hours} hours a week, of which 70 % is planned work.`, 'Compare with the hours of the first sprint.'),
    own('rate', `An hour of work costs $${HOURLY_RATE.low} to $${HOURLY_RATE.high}.`, 'Put in what you really pay.'),
    own('estimates', 'The estimates are for people who have built something of the kind before.', 'Compare after the first 5 tasks.'),
    ...(brief.audience === '' ? [audience] : []),
    ...answers,
  ]
}
