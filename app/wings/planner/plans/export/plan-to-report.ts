import type { Brief } from '../brief-schema'
import type { PlanContent } from '../commands.server'
import type { Criterion, Plan } from '../plan'

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
    nonGoals: plan.nonGoals.map(({ text, reason }) => ({ text, reason })),
    excluded,
    users: plan.users.map(({ name, need }) => ({ name, need })),
    entities: plan.entities.map(({ name, purpose, fields }) => ({ name, purpose, fields })),
    questions: plan.openQuestions.map(({ question, why, options, recommended }) => ({
      question,
      why,
      options,
      recommended,
    })),
    assumptions: plan.assumptions.map(({ text, confirmBy }) => ({ text, confirmBy })),
    metrics: plan.metrics.map(({ name, target, why }) => ({ name, target, why })),
    risks: plan.risks.map(({ key: _, origin: __, ...risk }) => risk),
    schedule,
    sprints: plan.sprints.map(({ id, startWeek, weeks, taskIds }) => ({ id, startWeek, weeks, tasks: taskIds })),
  }
}

function reportBrief({ reading, team, weeks, budget, currency }: Brief) {
  const quoted = ({ id, text, quote }: { id: string; text: string; quote: string }) => ({ id, text, quote })
  return {
    wishes: reading?.wishes.map(quoted) ?? [],
    roles: reading?.roles.map(({ text }) => text) ?? [],
    entities: reading?.entities.map(({ text }) => text) ?? [],
    limits: {
      team,
      weeks,
      budget: budget === null ? null : { amount: budget, currency },
      said: reading?.limits ?? null,
    },
    exclusions: reading?.exclusions.map(quoted) ?? [],
    unknowns: reading?.unknowns.map(({ id, text }) => ({ id, text })) ?? [],
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

const reportRequirements = ({ requirements, scope }: Plan) =>
  requirements.map(({ id, title, statement, release, wish, priority, criteria }) => ({
    id,
    title,
    statement,
    release,
    wish,
    reason: scope.find(({ requirementId }) => requirementId === id)?.reason ?? '',
    priority,
    criteria: textsOf(criteria),
  }))

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
function reportTasks({ tasks, requirements }: Plan) {
  const wishOf = new Map(requirements.map(({ id, wish }) => [id, wish]))
  return tasks.map(({ id, title, storyId, requirementIds, skill, dependsOn, estimate, prompt }) => ({
    id,
    title,
    story: storyId,
    requirements: requirementIds,
    wishes: requirementIds.flatMap((requirement) => wishOf.get(requirement) ?? []),
    skill,
    dependsOn,
    hours: [estimate.optimistic, estimate.mostLikely, estimate.pessimistic],
    prompt,
  }))
}
