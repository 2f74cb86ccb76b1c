import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { OperatorError } from '~/platform/errors/operator-error'
import { toUtcDay } from '~/platform/time/dates'
import { formatPlan, planIdea } from '~/wings/planner/plans/plan-idea'

/** Nothing was recognized in the idea: the questions that were printed come first. */
const UNCLEAR = 3

interface PlanCommandArgs {
  file: string
  isJson: boolean
  /** Where the plan is written; undefined: it is printed. */
  out: string | undefined
  cwd: string
  print: (line: string) => void
}

/** Plans the idea in a file by rules. Answers the exit code. @throws OperatorError for a file that is no text */
export function runPlanCommand({ file, isJson, out, cwd, print }: PlanCommandArgs, now = new Date()): number {
  const planned = planText(readText(path.resolve(cwd, file), file), file, now)
  if ('questions' in planned) {
    print(isJson ? JSON.stringify(planned, null, 2) : planned.questions.map((question) => `- ${question}`).join('\n'))
    return UNCLEAR
  }
  const { content } = planned
  const text = formatPlan(content, isJson)
  if (out === undefined) print(text.trimEnd())
  else writeText(path.resolve(cwd, out), out, `${text.trimEnd()}\n`)
  return 0
}

function planText(text: string, file: string, now: Date) {
  try {
    return planIdea(text, toUtcDay(now))
  } catch (error) {
    if (error instanceof RangeError) throw new OperatorError(`${file}: ${error.message}`)
    throw error
  }
}

function readText(place: string, name: string) {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(place))
  } catch (error) {
    if (error instanceof TypeError) throw new OperatorError(`${name} is no text in UTF-8.`)
    throw new OperatorError(`${name} cannot be read.`)
  }
  if (text.includes('\0')) throw new OperatorError(`${name} is no text in UTF-8.`)
  if (text.trim() === '') throw new OperatorError(`${name} is empty.`)
  return text
}

function writeText(place: string, name: string, text: string) {
  try {
    writeFileSync(place, text)
  } catch {
    throw new OperatorError(`${name} cannot be written.`)
  }
}
