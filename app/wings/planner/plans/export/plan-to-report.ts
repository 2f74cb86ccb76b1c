import type { PlanContent } from '../commands.server'

/** A plan for programs that judge or carry on with it: what was read, what serves it, and what is to be done. */
export function planToReport({ title, brief, plan }: PlanContent) {
  const { reading } = brief
  const wishOf = new Map(plan.requirements.map(({ id, wish }) => [id, wish]))
  return {
    title,
    language: plan.language,
    brief: {
      wishes: reading?.wishes.map(({ id, text, quote }) => ({ id, text, quote })) ?? [],
      roles: reading?.roles.map(({ text }) => text) ?? [],
      entities: reading?.entities.map(({ text }) => text) ?? [],
      limits: {
        team: brief.team,
        weeks: brief.weeks,
        budget: brief.budget === null ? null : { amount: brief.budget, currency: brief.currency },
        said: reading?.limits ?? null,
      },
      exclusions: reading?.exclusions.map(({ id, text, quote }) => ({ id, text, quote })) ?? [],
      unknowns: reading?.unknowns.map(({ id, text }) => ({ id, text })) ?? [],
      contradictions: reading?.contradictions ?? [],
    },
    coverage: plan.coverage.map(({ wish, text, requirementIds, storyIds, taskIds, leftOut }) => ({
      wish,
      text,
      requirements: requirementIds,
      stories: storyIds,
      tasks: taskIds,
      leftOut,
    })),
    requirements: plan.requirements.map(({ id, title, statement, release, wish, priority, criteria }) => ({
      id,
      title,
      statement,
      release,
      wish,
      reason: plan.scope.find(({ requirementId }) => requirementId === id)?.reason ?? '',
      priority,
      criteria: criteria.map((criterion) => criterion.text),
    })),
    stories: plan.stories.map(({ id, title, role, action, benefit, requirementIds, criteria }) => ({
      id,
      title,
      role,
      action,
      benefit,
      requirements: requirementIds,
      criteria: criteria.map((criterion) => criterion.text),
    })),
    tasks: plan.tasks.map((task) => ({
      id: task.id,
      title: task.title,
      story: task.storyId,
      requirements: task.requirementIds,
      wishes: task.requirementIds.flatMap((id) => wishOf.get(id) ?? []),
      skill: task.skill,
      dependsOn: task.dependsOn,
      hours: [task.estimate.optimistic, task.estimate.mostLikely, task.estimate.pessimistic],
      prompt: task.prompt,
    })),
    nonGoals: plan.nonGoals.map(({ text, reason }) => ({ text, reason })),
    excluded: plan.excluded,
    entities: plan.entities.map(({ name, purpose, fields }) => ({ name, purpose, fields })),
    questions: plan.openQuestions.map(({ question, why, options, recommended }) => ({
      question,
      why,
      options,
      recommended,
    })),
    metrics: plan.metrics.map(({ name, target, why }) => ({ name, target, why })),
    risks: plan.risks.map(({ id, title, likelihood, impact, response }) => ({ id, title, likelihood, impact, response })),
    schedule: plan.schedule,
    sprints: plan.sprints.map(({ id, startWeek, weeks, taskIds }) => ({ id, startWeek, weeks, tasks: taskIds })),
  }
}
