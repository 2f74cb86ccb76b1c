import { data } from 'react-router'
import { aiNotConfiguredMessage, createAiClient } from '~/platform/ai/ai-client.server'
import { notFound } from '~/platform/errors/errors'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { PageHeader } from '~/ui/workspace/page-header'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { findAiUsageForPlan } from '~/wings/site/ai-usage/queries.server'
import type { BreadcrumbHandle } from '~/wings/web/seo/breadcrumbs'
import { AI_TOPICS, type AiTopic } from '../ai/ai-part'
import { listUnfilled } from '../ai/fills/fill-context'
import type { Plan } from '../plan'
import { PlanTabs } from '../plan-tabs'
import { findPlanFor } from '../queries.server'
import { ReadOnlyNotice } from '../read-only-notice'
import { canEditPlan } from '../stored-plan'
import { AiNotConfigured } from '../ui/ai-not-configured'
import { ImproveScreen } from '../ui/improve-screen'
import type { Route } from './+types/plan-ai'

export const handle: BreadcrumbHandle<{ title: string }> = { breadcrumb: ({ title }) => title }

export async function loader({ context, params }: Route.LoaderArgs) {
  const [db, user, env] = [context.get(databaseContext), context.get(userContext), context.get(environmentContext)]
  const plan = await findPlanFor(db, user, params.sprintId)
  if (!plan) throw notFound('Plan')
  const ai = createAiClient(env)
  const answer = {
    title: plan.title,
    revision: plan.revision,
    canEdit: canEditPlan(plan.role),
    parts: AI_TOPICS.filter((topic) => hasMaterial(topic, plan.plan)),
    ai: ai && { provider: ai.provider, model: ai.model },
    missing: aiNotConfiguredMessage(env),
    usage: await findAiUsageForPlan(db, user.id, plan.id),
  }
  return data(answer, { status: answer.canEdit ? 200 : 403 })
}

/** Without a stack there is nothing to say about it, it has a generator of its own; nor about wishes that are filled. */
function hasMaterial(topic: AiTopic, plan: Plan) {
  if (topic === 'stack') return plan.stack.length > 0
  return topic !== 'wishes' || listUnfilled(plan).length > 0
}

export default function PlanAiScreen({ loaderData, params: { sprintId } }: Route.ComponentProps) {
  const { title, revision, parts, canEdit, ai, missing, usage } = loaderData
  const text =
    ai &&
    `${ai.model} suggests changes to “${title}”, section by section. Nothing changes until you accept, and your own edits are kept.`
  return (
    <>
      <PageHeader title={title} text={text}>
        <PlanTabs planId={sprintId} canEdit={canEdit} />
      </PageHeader>
      {!ai && <AiNotConfigured message={missing} />}
      {ai && !canEdit && (
        <div className="max-w-2xl">
          <ReadOnlyNotice />
        </div>
      )}
      {ai && canEdit && (
        <ImproveScreen key={sprintId} sprintId={sprintId} revision={revision} parts={parts} usage={usage} />
      )}
    </>
  )
}
