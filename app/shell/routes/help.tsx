import { pageMeta } from '~/domains/seo/page-meta'
import { WrittenPage } from '../written-page'
import { findWrittenPage } from '../written-pages.server'
import type { Route } from './+types/help'

export function loader() {
  return findWrittenPage('/help')
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(matches, loaderData) : []
}

export default function Help({ loaderData }: Route.ComponentProps) {
  return <WrittenPage {...loaderData} />
}
