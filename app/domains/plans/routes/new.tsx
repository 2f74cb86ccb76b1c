import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { userContext } from '~/domains/accounts/user-guard.server'
import { CAPABILITIES } from '../knowledge/capabilities'
import { StartScreen } from '../starting/screen/start-screen'
import type { Route } from './+types/new'

const LONGEST_IDEA = 5_000

/** `?idea=` begins with that idea. */
export function loader({ context, url }: Route.LoaderArgs) {
  const choices = CAPABILITIES.map(({ key, name }) => ({ key, name }))
  return {
    userId: context.get(userContext).id,
    idea: url.searchParams.get('idea')?.slice(0, LONGEST_IDEA) ?? '',
    choices: choices.sort((a, b) => a.name.localeCompare(b.name)),
  }
}

/** The steps are in the address; what the server gave stays the same, unless somebody else is signed in by now. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search
}

export const handle = { crumb: () => 'New plan' }

export function meta() {
  return [{ title: 'New plan' }, { name: 'robots', content: 'noindex' }]
}

export default function NewPlan({ loaderData }: Route.ComponentProps) {
  return <StartScreen key={loaderData.userId} {...loaderData} />
}
