import { pageMeta } from '~/domains/seo/page-meta'
import { WrittenPage } from '../written-page'
import { showWrittenPage } from '../written-pages.server'
import type { Route } from './+types/help'

export function loader({ context }: Route.LoaderArgs) {
  return showWrittenPage(context, '/help')
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(matches, loaderData) : []
}

export default function Help({ loaderData }: Route.ComponentProps) {
  return <WrittenPage {...loaderData} />
}
