import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { createAiClient } from '~/platform/ai/ai-client.server'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { environmentContext } from '~/platform/http/request-context.server'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { KNOWLEDGE_BASE } from '../knowledge/knowledge-base'
import { NewPlanScreen } from '../ui/new-plan/new-plan-screen'
import type { Route } from './+types/new-plan'

const MAX_IDEA_LENGTH = 5_000

/** `?idea=` begins with that idea. */
export function loader({ context, url }: Route.LoaderArgs) {
  const options = KNOWLEDGE_BASE.capabilities.map(({ key, name }) => ({ key, name }))
  return {
    aiModel: createAiClient(context.get(environmentContext))?.model ?? null,
    userId: context.get(userContext).id,
    idea: url.searchParams.get('idea')?.slice(0, MAX_IDEA_LENGTH) ?? '',
    options: options.sort((a, b) => a.name.localeCompare(b.name)),
  }
}

/** The steps are in the address; what the server gave stays the same, unless somebody else is signed in by now. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search
}

export const handle = { breadcrumb: () => 'New plan' }

export function meta() {
  return noindexMeta('New plan')
}

export default function NewPlan({ loaderData }: Route.ComponentProps) {
  return <NewPlanScreen key={loaderData.userId} {...loaderData} />
}
