import { Outlet, useMatches } from 'react-router'
import { breadcrumbsOf } from '~/domains/seo/breadcrumbs'
import type { Route } from './+types/figures-layout'
import { loadFrame } from './page-frame.server'
import { PlainFrame } from './plain-frame'

/** Figures that are shared. Whoever reads them is not counted as a visitor. */
export function loader(args: Route.LoaderArgs) {
  return loadFrame(args)
}

export default function FiguresLayout() {
  return (
    <PlainFrame breadcrumbs={breadcrumbsOf(useMatches())}>
      <Outlet />
    </PlainFrame>
  )
}
