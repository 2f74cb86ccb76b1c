import { data } from 'react-router'
import { userContext } from '~/domains/accounts/user-guard.server'
import { usageForPlan } from '~/domains/ai-usage/queries.server'
import type { CrumbHandle } from '~/domains/seo/breadcrumbs'
import { aiMissing, aiOf } from '~/platform/ai/ai.server'
import { databaseContext, environmentContext } from '~/platform/context.server'
import { notFound } from '~/platform/errors'
import { PageHeader } from '~/ui/workspace/page-header'
import { OnlyReading } from '../../only-reading'
import { PlanTabs } from '../../plan-tabs'
import { findPlanFor } from '../../queries.server'
import { mayChange } from '../../stored-plan'
import { AI_PARTS } from '../ai-part'
import { ImproveScreen } from '../ui/improve-screen'
import { NotConfigured } from '../ui/not-configured'
import type { Route } from './+types/improve'

export const handle: CrumbHandle<{ title: string }> = { crumb: ({ title }) => title }

export async function loader({ context, params }: Route.LoaderArgs) {
  const [db, user, env] = [context.get(databaseContext), context.get(userContext), context.get(environmentContext)]
  const plan = await findPlanFor(db, user, params.sprintId)
  if (!plan) throw notFound('Plan')
  const ai = aiOf(env)
  const answer = {
    title: plan.title,
    revision: plan.revision,
    mayChange: mayChange(plan.role),
    // without a stack there is nothing to say about it: it has a generator of its own
    parts: AI_PARTS.filter((part) => part !== 'stack' || plan.plan.stack.length > 0),
    ai: ai && { provider: ai.provider, model: ai.model },
    missing: aiMissing(env),
    used: await usageForPlan(db, user.id, plan.id),
  }
  return data(answer, { status: answer.mayChange ? 200 : 403 })
}

export default function Improve({ loaderData, params: { sprintId } }: Route.ComponentProps) {
  const { title, revision, parts, mayChange, ai, missing, used } = loaderData
  const text =
    ai &&
    `${ai.model} reads the brief and the plan “${title}” and proposes changes, section by section. Nothing is kept until you accept it, and what you wrote yourself stays as it is.`
  return (
    <>
      <PageHeader title={title} text={text}>
        <PlanTabs planId={sprintId} mayChange={mayChange} />
      </PageHeader>
      {!ai && <NotConfigured message={missing} />}
      {ai && !mayChange && (
        <div className="max-w-2xl">
          <OnlyReading />
        </div>
      )}
      {ai && mayChange && (
        <ImproveScreen key={sprintId} sprintId={sprintId} revision={revision} parts={parts} used={used} />
      )}
    </>
  )
}
