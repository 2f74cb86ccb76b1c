import { Outlet, useMatches } from 'react-router'
import { breadcrumbsOf } from '~/domains/seo/breadcrumbs'
import { loadFrame } from './page-frame.server'
import type { Route } from './+types/public-layout'
export function loader(args: Route.LoaderArgs) { return loadFrame(args) }
export default function PublicLayout() {
  return <><nav>{breadcrumbsOf(useMatches()).map((b) => <a key={b.path} href={b.path}>{b.label}</a>)}</nav><Outlet /></>
}
