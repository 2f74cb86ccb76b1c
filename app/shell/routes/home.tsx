import { Suspense } from 'react'
import { Await } from 'react-router'
import { notFound } from '~/platform/errors/errors'
import { databaseContext } from '~/platform/http/request-context.server'
import { Section } from '~/ui/section'
import { PostCardSkeletons } from '~/wings/content/blog/post-card-skeleton'
import { skipRevalidationOnSubmit, submitFormInPlace } from '~/wings/content/landing-pages/form-route'
import { handleFormSubmission } from '~/wings/content/landing-pages/handle-form-submission.server'
import { HOME_SLUG } from '~/wings/content/landing-pages/landing-page'
import { LandingPageView } from '~/wings/content/landing-pages/landing-page-view'
import { findPublishedLandingPage } from '~/wings/content/landing-pages/queries.server'
import { getSeoSite, pageMeta } from '~/wings/web/seo/page-meta'
import { type LoadedHomePage, loadHomePage } from '../home-page.server'
import { homePageMetaInput } from '../home-page-meta'
import type { Route } from './+types/home'

export function loader({ context }: Route.LoaderArgs) {
  return loadHomePage(context)
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const page = await findPublishedLandingPage(context.get(databaseContext), HOME_SLUG)
  if (!page) throw notFound('Form')
  return handleFormSubmission({ request, context, url }, page)
}

/** Coming from another page, its place is shown at once. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return { arriving: serverLoader() }
}

export { skipRevalidationOnSubmit as shouldRevalidate, submitFormInPlace as clientAction }

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = getSeoSite(matches)
  if (!loaderData) return []
  return 'arriving' in loaderData
    ? [{ title: site.brand.name }]
    : pageMeta(matches, homePageMetaInput(site, loaderData))
}

export default function Home({ loaderData }: Route.ComponentProps) {
  if (!('arriving' in loaderData)) return <HomeBlocks {...loaderData} />
  return (
    <Suspense fallback={<HomePlaceholder note="Loading products..." />}>
      <Await resolve={loaderData.arriving} errorElement={<HomePlaceholder note="No products available yet." />}>
        {(home) => <HomeBlocks {...home} />}
      </Await>
    </Suspense>
  )
}

function HomeBlocks({ page, blockData }: LoadedHomePage) {
  return <LandingPageView title={page.title} blocks={page.blocks} blockData={blockData} />
}

/** What stands there while the page is on its way, and when it did not arrive. */
function HomePlaceholder({ note }: { note: string }) {
  return (
    <>
      <Section title="Products">
        <p className="py-16 text-center text-lead text-muted">{note}</p>
      </Section>
      <Section title="From the blog">
        <div className="grid gap-x-8 gap-y-12 md:grid-cols-3">
          <PostCardSkeletons />
        </div>
      </Section>
    </>
  )
}
