import { Suspense } from 'react'
import { Await } from 'react-router'
import { listNewestPosts } from '~/domains/blog/queries.server'
import { loadStaticLinks } from '~/domains/pages/constant-links.server'
import { listNewestProducts } from '~/domains/products/queries.server'
import { getSeoSite, pageMeta } from '~/domains/seo/page-meta'
import { databaseContext, pageContext } from '~/platform/context.server'
import { SiteButtonLink } from '~/ui/button'
import { CallToAction } from '~/ui/call-to-action'
import { Benefits } from '../home/benefits'
import { ProductCategories } from '../home/categories'
import { HomeHero } from '../home/hero'
import { homePageMeta } from '../home/home-facts'
import { homeContentLinks } from '../home/home-links'
import { NewestPosts, NewestProducts } from '../home/newest'
import { PlannerPromo } from '../home/planner-strip'
import { Testimonials } from '../home/testimonials'
import { UseCases } from '../home/use-cases'
import { HomeAudiences } from '../home/who-comes'
import type { Route } from './+types/home'

const PRODUCT_COUNT = 2
const POST_COUNT = 3

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const products = await listNewestProducts(db, PRODUCT_COUNT)
  context.get(pageContext).addCacheTags('posts', 'products', ...products.map(({ id }) => `product:${id}`))
  const links = await loadStaticLinks(context, Object.values(homeContentLinks))
  return { products, posts: await listNewestPosts(db, POST_COUNT), links }
}

/** Coming from another page, everything but the newest content is shown at once. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return { newest: serverLoader() }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, homePageMeta(getSeoSite(matches)))
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const newest = 'newest' in loaderData ? loaderData.newest : loaderData
  return (
    <>
      <HomeHero />
      <HomeContent of={newest}>{({ products }) => <NewestProducts products={products} />}</HomeContent>
      <HomeContent of={newest}>{({ links }) => <HomeAudiences links={links} />}</HomeContent>
      <PlannerPromo />
      <HomeContent of={newest}>{({ links }) => <Benefits links={links} />}</HomeContent>
      <HomeContent of={newest}>{({ links }) => <UseCases links={links} />}</HomeContent>
      <ProductCategories />
      <Testimonials />
      <HomeContent of={newest}>{({ posts = [] }) => <NewestPosts posts={posts} />}</HomeContent>
      <CallToAction
        title="Tell us what should exist by the fall."
        text="Write three sentences. You get back a product that fits, a person who can help, or an honest no. On working days, the answer comes within one day."
      >
        <SiteButtonLink to="/contact">Write to us</SiteButtonLink>
        <SiteButtonLink to="/get-template" variant="secondary">
          Get the scoping template
        </SiteButtonLink>
      </CallToAction>
    </>
  )
}

type HomeContent = Awaited<ReturnType<typeof loader>>

interface DeferredContentProps {
  of: HomeContent | Promise<HomeContent>
  children: (newest: Partial<HomeContent>) => React.ReactNode
}

/** What is here already is drawn at once; what is on its way gets its place, and an empty one when it does not arrive. */
function HomeContent({ of, children }: DeferredContentProps) {
  if (!(of instanceof Promise)) return children(of)
  return (
    <Suspense fallback={children({})}>
      <Await resolve={of} errorElement={children({ products: [], posts: [] })}>
        {children}
      </Await>
    </Suspense>
  )
}
