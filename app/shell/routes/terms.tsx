import { pageMeta } from '~/domains/seo/page-meta'
import { WrittenPage } from '../written-page'
import { findWrittenPage } from '../written-pages.server'
import type { Route } from './+types/terms'

export function loader() {
  return findWrittenPage('/terms')
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(matches, loaderData) : []
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <WrittenPage {...loaderData} />
}
