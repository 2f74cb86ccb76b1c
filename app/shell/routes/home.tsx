import { Suspense } from 'react'
import { Await } from 'react-router'
import { listNewestPosts } from '~/domains/blog/queries.server'
import { priceRange } from '~/domains/products/product'
import { listNewestProducts } from '~/domains/products/queries.server'
import { organization, webSite } from '~/domains/seo/organization'
import { pageMeta, siteOf } from '~/domains/seo/page-meta'
import { databaseContext, pageContext } from '~/platform/context.server'
import { ButtonLink } from '~/ui/button'
import { CallToAction } from '~/ui/call-to-action'
import { Benefits } from '../home/benefits'
import { Categories } from '../home/categories'
import { Hero } from '../home/hero'
import { NewestPosts, NewestProducts } from '../home/newest'
import { PlannerStrip } from '../home/planner-strip'
import { Testimonials } from '../home/testimonials'
import { UseCases } from '../home/use-cases'
import { WhoComes } from '../home/who-comes'
import type { Route } from './+types/home'

const PRODUCTS = 2
const POSTS = 3

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const products = await listNewestProducts(db, PRODUCTS)
  context.get(pageContext).shows('posts', 'products', ...products.map(({ id }) => `product:${id}`))
  return { products, posts: await listNewestPosts(db, POSTS) }
}

/** Coming from another page, everything but the newest content is shown at once. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return { newest: serverLoader() }
}

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  const [from, to] = [priceRange.from, priceRange.to].map((price) => price.toLocaleString('en-US'))
  return pageMeta(matches, {
    title: `${site.brand.name}: finished software and senior product leads`,
    description: `Ready-made software products with full source from ${from} to ${to} USD, and product leads who ship. For entrepreneurs, agencies and enterprises.`,
    jsonLd: [{ ...organization(site), priceRange: `${priceRange.from}–${priceRange.to} USD` }, webSite(site)],
  })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const newest = 'newest' in loaderData ? loaderData.newest : loaderData
  return (
    <>
      <Hero />
      <Newest of={newest}>{({ products }) => <NewestProducts products={products} />}</Newest>
      <WhoComes />
      <PlannerStrip />
      <Benefits />
      <UseCases />
      <Categories />
      <Testimonials />
      <Newest of={newest}>{({ posts = [] }) => <NewestPosts posts={posts} />}</Newest>
      <CallToAction
        title="Tell us what should exist by the fall."
        text="Write three sentences. You get back a product that fits, a person who can help, or an honest no. On working days, the answer comes within one day."
      >
        <ButtonLink to="/contact">Write to us</ButtonLink>
        <ButtonLink to="/get-template" variant="secondary">
          Get the scoping template
        </ButtonLink>
      </CallToAction>
    </>
  )
}

type Newest = Awaited<ReturnType<typeof loader>>

interface NewestProps {
  of: Newest | Promise<Newest>
  children: (newest: Partial<Newest>) => React.ReactNode
}

/** What is here already is drawn at once; what is on its way gets its place, and an empty one when it does not arrive. */
function Newest({ of, children }: NewestProps) {
  if (!(of instanceof Promise)) return children(of)
  return (
    <Suspense fallback={children({})}>
      <Await resolve={of} errorElement={children({ products: [], posts: [] })}>
        {children}
      </Await>
    </Suspense>
  )
}
