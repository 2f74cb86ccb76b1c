import { useLocation } from 'react-router'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { toUnsavedEntry } from '~/wings/publishing/writing/loaded-entry'
import { adminContext } from '~/wings/site/admin-context.server'
import { LandingPageEditor } from '../admin/landing-page-editor'
import { emptyLandingPageContent } from '../landing-page-content'
import type { Route } from './+types/admin-landing-page-new'

export function loader({ context }: Route.LoaderArgs) {
  return { me: context.get(adminContext).email }
}

// what is on the screen is newer than anything that could be loaded
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = () => noindexMeta('New landing page')

export default function NewLandingPage({ loaderData: { me } }: Route.ComponentProps) {
  // who asks for a new page again gets another one
  const { key } = useLocation()
  return <LandingPageEditor key={key} opened={toUnsavedEntry(emptyLandingPageContent)} me={me} />
}
