import { notFound } from '~/platform/errors/errors'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { PageHeader } from '~/ui/workspace/page-header'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { findOwnStack } from '../queries.server'
import { ComparisonTable } from '../ui/comparison-table'
import type { Route } from './+types/stack-comparison'

export const handle = { breadcrumb: () => 'Compare' }

export async function loader({ context, request }: Route.LoaderArgs) {
  const [db, { id }] = [context.get(databaseContext), context.get(userContext)]
  const { searchParams } = new URL(request.url)
  const [one, other] = [
    await findOwnStack(db, id, searchParams.get('one') ?? ''),
    await findOwnStack(db, id, searchParams.get('other') ?? ''),
  ]
  if (!one || !other) throw notFound('Stack')
  return { one, other }
}

export function meta() {
  return noindexMeta('Compare stacks – Planner')
}

export default function StackComparisonRoute({ loaderData: { one, other } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title="Compare stacks" text="Differences are highlighted." />
      <ComparisonTable one={one} other={other} />
    </>
  )
}
