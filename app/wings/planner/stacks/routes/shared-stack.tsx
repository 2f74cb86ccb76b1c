import { data } from 'react-router'
import { notFound } from '~/platform/errors/errors'
import { databaseContext } from '~/platform/http/request-context.server'
import { secretLinkHeaders } from '~/platform/http/secret-link-headers'
import { DescriptionList } from '~/ui/workspace/description-list'
import { PageHeader } from '~/ui/workspace/page-header'
import workspaceStyles from '~/ui/workspace/workspace.css?url'
import type { BreadcrumbHandle } from '~/wings/web/seo/breadcrumbs'
import { pageMeta } from '~/wings/web/seo/page-meta'
import { formatNeeds } from '../engine/format-needs'
import { stackToMarkdown } from '../engine/stack-to-markdown'
import { findSharedStack } from '../queries.server'
import { CopyAsMenu } from '../ui/copy-as-menu'
import { StackDetails } from '../ui/stack-details'
import type { Route } from './+types/shared-stack'

/** A stack for whoever was given the link. Whose it is, it does not tell. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const shared = await findSharedStack(context.get(databaseContext), params.key)
  if (!shared) throw notFound('Stack')
  const { title, needs, stack } = shared
  return data({ title, needs, stack }, { headers: secretLinkHeaders })
}

export const handle: BreadcrumbHandle<{ title: string }> = { breadcrumb: ({ title }) => title }

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function links() {
  return [{ rel: 'stylesheet', href: workspaceStyles }]
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: loaderData?.title ?? 'Stack',
    description: 'Shared with you, view only.',
    robots: 'noindex',
  })
}

export default function SharedStackRoute({ loaderData: shared }: Route.ComponentProps) {
  return (
    <div className="wrap pt-4 pb-20 text-small">
      <PageHeader
        title={shared.title}
        text="Shared with you, view only."
        actions={<CopyAsMenu forms={[{ label: 'Copy as Markdown', text: () => stackToMarkdown(shared) }]} />}
      />
      <StackDetails stack={shared.stack} />
      <h2 className="mt-8 mb-3 text-base">Requirements</h2>
      <DescriptionList items={formatNeeds(shared.needs)} />
    </div>
  )
}
