import { redirect } from 'react-router'
import type { Route } from './+types/admin-seo-settings'

/** The settings begin with their first tab; the redirects stood elsewhere once. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(`/admin/seo-settings/${url.pathname.endsWith('/redirects') ? 'redirects' : 'pages'}`)
}
