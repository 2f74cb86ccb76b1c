import type { Brief } from '../brief-schema'
import type { Plan, PlanItem, Section } from '../plan'
import type { AiPart } from './ai-part'
import { listAnswerSections } from './answer-schema'

/** What a model should know of the rest of the plan to write one part. */
const RELATED_SECTIONS: Record<AiPart, readonly ('requirements' | 'users' | 'stack' | 'capabilities')[]> = {
  summary: ['users', 'requirements'],
  users: ['requirements'],
  requirements: ['capabilities', 'users'],
  qualities: ['requirements', 'stack'],
  nonGoals: ['requirements', 'users'],
  metrics: ['requirements', 'users'],
  stack: ['requirements'],
  dataModel: ['requirements', 'stack'],
  backlog: ['requirements', 'stack'],
  risks: ['requirements', 'stack', 'users'],
  release: ['requirements', 'stack'],
  questions: ['requirements', 'users', 'stack'],
}

/** The brief, the part itself whole, and the rest of the plan as far as it matters. Prompts of tasks stay out: they are long. */
export function buildPromptContext(part: AiPart, plan: Plan, brief: Brief) {
  const own = listAnswerSections(part)
  const beside = RELATED_SECTIONS[part].filter((section) => !own.includes(section))
  return {
    brief: toPromptBrief(brief),
    summary: plan.summary.map(({ product, problem, approach }) => ({ product, problem, approach })),
    part: Object.fromEntries(own.map((section) => [section, plan[section].map(toPromptItem)])),
    rest: Object.fromEntries(beside.map((section) => [section, summarizeSection(plan, section)])),
  }
}

const MAX_IDEA_IN_PROMPT = 20_000

/** The beginning of a long idea is enough beside what was read out of all of it. */
function toPromptBrief({ reading, idea, ...brief }: Brief) {
  return {
    ...brief,
    idea: idea.slice(0, MAX_IDEA_IN_PROMPT),
    wishes: reading?.wishes.map(({ id, text, release }) => ({ id, text, release })) ?? [],
    exclusions: reading?.exclusions.map(({ text }) => text) ?? [],
    unknowns: reading?.unknowns.map(({ text }) => text) ?? [],
  }
}

/** Items of the person are told, so that they are not said again; they are not to be changed. */
function toPromptItem(item: PlanItem) {
  const { key: _key, origin, ...content } = item
  const {
    prompt: _prompt,
    criterionIds: _criteria,
    riskIds: _risks,
    ...said
  } = { prompt: '', criterionIds: [], riskIds: [], ...content }
  return origin.by === 'user' ? { ...said, writtenByThePerson: true } : said
}

function summarizeSection(plan: Plan, section: Section) {
  if (section === 'requirements')
    return plan.requirements.map(({ id, title, statement, priority, release, wish }) => ({
      id,
      title,
      statement,
      priority,
      release,
      wish,
    }))
  if (section === 'capabilities') return plan.capabilities.map(({ key, name, why }) => ({ capability: key, name, why }))
  if (section === 'stack') return plan.stack.map(({ layer, choice }) => ({ layer, choice }))
  return plan.users.map(({ name, kind, need }) => ({ name, kind, need }))
}
