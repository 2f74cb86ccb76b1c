import type { Brief } from '../brief-schema'
import type { PlanContent } from '../commands.server'
import type { Criterion, Plan } from '../plan'
import { indexTasks } from '../task-in-plan'

/** A plan for programs that judge it or carry on with it: what was read, what serves it, and what is to be done. */
export function planToReport({ title, brief, plan }: PlanContent) {
  const { language, excluded, schedule } = plan
  return {
    title,
    language,
    brief: reportBrief(brief),
    coverage: reportCoverage(plan),
    requirements: reportRequirements(plan),
    stories: reportStories(plan),
    tasks: reportTasks(plan),
    nonGoals: pick(plan.nonGoals, 'text', 'reason'),
    excluded,
    users: pick(plan.users, 'name', 'need'),
    entities: pick(plan.entities, 'name', 'purpose', 'fields'),
    questions: pick(plan.openQuestions, 'question', 'why', 'options', 'recommended'),
    assumptions: pick(plan.assumptions, 'text', 'confirmBy'),
    metrics: pick(plan.metrics, 'name', 'target', 'why'),
    risks: plan.risks.map(({ key: _, origin: __, ...risk }) => risk),
    schedule,
    sprints: plan.sprints.map(({ id, startWeek, weeks, taskIds }) => ({ id, startWeek, weeks, tasks: taskIds })),
  }
}

function reportBrief({ reading, team, weeks, budget, currency }: Brief) {
  return {
    wishes: pick(reading?.wishes ?? [], 'id', 'text', 'quote'),
    roles: reading?.roles.map(({ text }) => text) ?? [],
    entities: reading?.entities.map(({ text }) => text) ?? [],
    limits: {
      team,
      weeks,
      budget: budget === null ? null : { amount: budget, currency },
      said: reading?.limits ?? null,
    },
    exclusions: pick(reading?.exclusions ?? [], 'id', 'text', 'quote'),
    unknowns: pick(reading?.unknowns ?? [], 'id', 'text'),
    contradictions: reading?.contradictions ?? [],
  }
}

const reportCoverage = ({ coverage }: Plan) =>
  coverage.map(({ wish, text, requirementIds, storyIds, taskIds, leftOut }) => ({
    wish,
    text,
    requirements: requirementIds,
    stories: storyIds,
    tasks: taskIds,
    leftOut,
  }))

const textsOf = (criteria: Criterion[]) => criteria.map(({ text }) => text)

function reportRequirements({ requirements, scope }: Plan) {
  const reasons = new Map(scope.map(({ requirementId, reason }) => [requirementId, reason]))
  return requirements.map(({ id, title, statement, release, wish, priority, criteria }) => ({
    id,
    title,
    statement,
    release,
    wish,
    reason: reasons.get(id) ?? '',
    priority,
    criteria: textsOf(criteria),
  }))
}

const reportStories = ({ stories }: Plan) =>
  stories.map(({ id, title, role, action, benefit, requirementIds, criteria }) => ({
    id,
    title,
    role,
    action,
    benefit,
    requirements: requirementIds,
    criteria: textsOf(criteria),
  }))

/** `hours` are optimistic, most likely, pessimistic. */
const reportTasks = (plan: Plan) =>
  plan.tasks.map(indexTasks(plan)).map(({ task, wishes }) => ({
    id: task.id,
    title: task.title,
    story: task.storyId,
    requirements: task.requirementIds,
    wishes,
    skill: task.skill,
    dependsOn: task.dependsOn,
    hours: [task.estimate.optimistic, task.estimate.mostLikely, task.estimate.pessimistic],
    prompt: task.prompt,
  }))

/** Of each item some fields, in this order. */
const pick = <Item extends object, Name extends keyof Item>(items: Item[], ...names: Name[]) =>
  items.map((item) => Object.fromEntries(names.map((name) => [name, item[name]])))
