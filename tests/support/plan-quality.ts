import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import type { BriefReading, Wish } from '../../app/wings/planner/plans/brief/brief-reading-schema'
import type { Plan } from '../../app/wings/planner/plans/plan'
import { planIdea } from '../../app/wings/planner/plans/plan-idea'

const terms = z.array(z.array(z.string()))

/** An idea with what somebody who saw no code expects of its plan: tests/plans/ideas. */
const ideaSchema = z.object({
  title: z.string(),
  language: z.enum(['en', 'de', 'es', 'fr']),
  idea: z.string(),
  wishes: z.array(z.object({ wish: z.string(), quote: z.string(), terms })),
  exclusions: z
    .array(z.object({ exclusion: z.string(), quote: z.string(), forbidden: z.array(z.string()) }))
    .default([]),
})

export type EvaluatedIdea = z.infer<typeof ideaSchema> & { file: string }

export const IDEAS_FOLDER = path.join(import.meta.dirname, '../plans/ideas')
export const REFUSALS_FOLDER = path.join(import.meta.dirname, '../plans/refusals')
export const FORMS_FOLDER = path.join(import.meta.dirname, '../plans/forms')

/** The ideas of a folder, and the texts of its nonsense.yaml. */
export function readIdeas(folder: string) {
  const read = (file: string): unknown => parse(readFileSync(path.join(folder, file), 'utf8'))
  const files = globSync('*.yaml', { cwd: folder }).sort()
  const ideas = files
    .filter((file) => file !== 'nonsense.yaml')
    .map((file): EvaluatedIdea => ({ ...ideaSchema.parse(read(file)), file: path.basename(file, '.yaml') }))
  const nonsense = files.includes('nonsense.yaml') ? z.array(z.string()).parse(read('nonsense.yaml')) : []
  return { ideas, nonsense }
}

export interface IdeaResult {
  file: string
  wishes: number
  served: number
  missed: string[]
  violations: string[]
  tasks: number
  /** Normalized statements of the first version. */
  statements: Set<string>
}

/** What the plan of an idea serves and breaks; null: the idea gave questions, no plan. */
export function evaluatePlan(idea: EvaluatedIdea, plan: Plan | null): IdeaResult {
  const items = plan ? firstVersionTexts(plan) : []
  const isServed = (groups: string[][]) =>
    items.some((text) => groups.every((group) => group.some((term) => text.includes(term.toLowerCase()))))
  const missed = idea.wishes.filter(({ terms }) => !isServed(terms)).map(({ wish }) => wish)
  const all = plan ? [...plan.requirements, ...plan.tasks].map(textOf) : []
  const violations = idea.exclusions.flatMap(({ forbidden }) =>
    forbidden.flatMap((term) => {
      const broken = all.find((text) => text.includes(term.toLowerCase()))
      return broken ? [`${term}: …${around(broken, term.toLowerCase())}…`] : []
    }),
  )
  const statements =
    plan?.requirements.filter(({ release }) => release === 'mvp').map(({ statement }) => statement) ?? []
  return {
    file: idea.file,
    wishes: idea.wishes.length,
    served: idea.wishes.length - missed.length,
    missed,
    violations,
    tasks: plan?.tasks.length ?? 0,
    statements: new Set(statements.map(normalize)),
  }
}

const around = (text: string, term: string) => {
  const at = text.indexOf(term)
  return text.slice(Math.max(0, at - 40), at + term.length + 40).replace(/\s+/g, ' ')
}

const normalize = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** All that an item says, without the names of its fields. */
function textOf(item: unknown): string {
  if (typeof item === 'string') return item.toLowerCase()
  return typeof item === 'object' && item !== null ? Object.values(item).map(textOf).join('\n') : ''
}

/** Each requirement of the first version together with its tasks. */
function firstVersionTexts({ requirements, tasks }: Plan) {
  return requirements
    .filter(({ release }) => release === 'mvp')
    .map((requirement) => {
      const own = tasks.filter(({ requirementIds }) => requirementIds.includes(requirement.id))
      return [requirement, ...own].map(textOf).join('\n')
    })
}

/** The share of all first-version statements of two plans that both have. */
export function similarity({ statements: one }: IdeaResult, { statements: other }: IdeaResult) {
  const all = new Set([...one, ...other])
  return all.size === 0 ? 0 : [...one].filter((statement) => other.has(statement)).length / all.size
}

const SIMILAR = 0.5

/** Plans all ideas of a folder with `planOf` and judges them together. */
export function evaluateIdeas(folder: string, planOf: (idea: EvaluatedIdea) => Plan | null = planByRules) {
  const { ideas, nonsense } = readIdeas(folder)
  const results = ideas.map((idea) => evaluatePlan(idea, planOf(idea)))
  const sum = (of: (result: IdeaResult) => number) => results.reduce((total, result) => total + of(result), 0)
  const similar = results.flatMap((one, index) =>
    results
      .slice(index + 1)
      .filter((other) => similarity(one, other) > SIMILAR)
      .map((other) => `${one.file} and ${other.file}`),
  )
  return {
    results,
    similar,
    wishes: sum(({ wishes }) => wishes),
    served: sum(({ served }) => served),
    violations: sum(({ violations }) => violations.length),
    plannedNonsense: nonsense.filter((text) => planByRules({ idea: text }) !== null),
  }
}

export function planByRules({ idea }: { idea: string }): Plan | null {
  const planned = planIdea(idea, '2026-03-02')
  return 'content' in planned ? planned.content.plan : null
}

/** The reading of an idea as its judge would write it: each listed wish is one. It shows what the engine does with it. */
export function handMadeReading({ idea, language, wishes, exclusions }: EvaluatedIdea): BriefReading {
  const place = (quote: string) => ({ quote, start: idea.indexOf(quote), end: idea.indexOf(quote) + quote.length })
  return {
    by: 'rule',
    language,
    roles: [],
    entities: [],
    wishes: wishes.map(
      ({ quote }, index): Wish => ({
        id: `W${index + 1}`,
        text: quote,
        role: '',
        action: quote,
        benefit: '',
        condition: '',
        kinds: [],
        release: 'mvp',
        by: 'rule',
        ...place(quote),
      }),
    ),
    exclusions: exclusions.map(({ quote, forbidden }, index) => ({
      id: `X${index + 1}`,
      text: quote,
      terms: forbidden,
      by: 'rule',
      ...place(quote),
    })),
    limits: {
      team: [],
      weeks: null,
      deadline: null,
      budget: null,
      laws: [],
      languages: [],
      platforms: [],
      residency: null,
    },
    unknowns: [],
    contradictions: [],
    rest: [],
  }
}
