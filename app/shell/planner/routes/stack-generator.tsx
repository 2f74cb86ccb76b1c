import { href, Link, useLocation } from 'react-router'
import { notFound } from '~/platform/errors/errors'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { findPlanFor, listPlansFor } from '~/wings/planner/plans/queries.server'
import { canEditPlan } from '~/wings/planner/plans/stored-plan'
import { defaultNeeds, hasNeedsParams, parseNeedsParams } from '~/wings/planner/stacks/needs-params'
import { StackGenerator } from '~/wings/planner/stacks/stack-generator'
import { StacksHeader } from '~/wings/planner/stacks/stacks-header'
import { listKnownSkills } from '~/wings/planner/stacks/technology-list'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { deriveStackNeeds } from '../derive-stack-needs'
import type { Route } from './+types/stack-generator'

export const handle = { breadcrumb: () => 'Stack generator' }

/** The needs of the address, else those of the plan it names, else the usual ones. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const [db, person] = [context.get(databaseContext), context.get(userContext)]
  const { searchParams } = new URL(request.url)
  const planId = searchParams.get('plan')
  const plan = planId ? await findPlanFor(db, person, planId) : undefined
  if (planId && !plan) throw notFound('Plan')
  const begun = plan ? deriveStackNeeds(plan) : defaultNeeds
  const plans = await listPlansFor(db, person)
  return {
    needs: hasNeedsParams(searchParams) ? parseNeedsParams(searchParams, begun) : begun,
    plan: plan && { id: plan.id, title: plan.title },
    plans: plans.filter(({ role }) => canEditPlan(role)).map(({ id, title, revision }) => ({ id, title, revision })),
    skills: listKnownSkills(),
  }
}

export function meta() {
  return noindexMeta('Stack generator – Planner')
}

export default function StackGeneratorScreen({ loaderData: { needs, plan, plans, skills } }: Route.ComponentProps) {
  const { key } = useLocation()
  const text = plan ? (
    <>
      Requirements of the plan{' '}
      <Link to={href('/planner/dashboard/:sprintId', { sprintId: plan.id })} className="link">
        {plan.title}
      </Link>
      . Edit them as needed.
    </>
  ) : (
    'Describe what you need to get a tech stack with a reason for each choice.'
  )
  return (
    <>
      <StacksHeader title="Stack generator" text={text} />
      <StackGenerator key={key} needs={needs} skills={skills} plans={plans} planId={plan?.id} />
    </>
  )
}
