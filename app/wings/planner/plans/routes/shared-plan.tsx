import { data } from 'react-router'
import { notFound } from '~/platform/errors/errors'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { secretLinkHeaders } from '~/platform/http/secret-link-headers'
import { RelativeTime } from '~/ui/workspace/relative-time'
import workspaceStyles from '~/ui/workspace/workspace.css?url'
import type { BreadcrumbHandle } from '~/wings/web/seo/breadcrumbs'
import { findPlanByReadOnlyKey } from '../sharing/shared-plan.queries.server'
import { PlanDocument } from '../ui/document/plan-document'
import type { Route } from './+types/shared-plan'

/** A plan for whoever was given its link; no account is needed, and nobody who has the plan is named. */
export async function loader({ context, params: { key } }: Route.LoaderArgs) {
  const found = await findPlanByReadOnlyKey(context.get(databaseContext), key)
  if (!found) throw notFound('Plan')
  const { title, plan, updatedAt } = found
  return data({ title, updatedAt, plan }, { headers: secretLinkHeaders })
}

export const handle: BreadcrumbHandle<{ title: string }> = { breadcrumb: ({ title }) => title }

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function links() {
  return [{ rel: 'stylesheet', href: workspaceStyles }]
}

export function meta({ loaderData }: Route.MetaArgs) {
  return noindexMeta(loaderData?.title ?? 'Plan not found')
}

export default function SharedPlanScreen({ loaderData: { title, updatedAt, plan } }: Route.ComponentProps) {
  return (
    <div className="wrap py-8">
      <h1 className="text-h2">{title}</h1>
      <p className="mt-2 mb-8 text-muted">
        Shared with you, view only. Last updated <RelativeTime at={updatedAt} />.
      </p>
      <PlanDocument plan={plan} />
    </div>
  )
}
