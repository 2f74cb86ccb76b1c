import { Suspense } from 'react'
import { Await } from 'react-router'
import { listNewestPosts } from '~/domains/blog/queries.server'
import { showConstantLinks } from '~/domains/pages/constant-links.server'
import { listNewestProducts } from '~/domains/products/queries.server'
import { pageMeta, siteOf } from '~/domains/seo/page-meta'
import { databaseContext, pageContext } from '~/platform/context.server'
import { ButtonLink } from '~/ui/button'
import { CallToAction } from '~/ui/call-to-action'
import { Benefits } from '../home/benefits'
import { Categories } from '../home/categories'
import { Hero } from '../home/hero'
import { homeFacts } from '../home/home-facts'
import { homeLinks } from '../home/home-links'
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
  const links = await showConstantLinks(context, Object.values(homeLinks))
  return { products, posts: await listNewestPosts(db, POSTS), links }
}

/** Coming from another page, everything but the newest content is shown at once. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return { newest: serverLoader() }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, homeFacts(siteOf(matches)))
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const newest = 'newest' in loaderData ? loaderData.newest : loaderData
  return (
    <>
      <Hero />
      <Newest of={newest}>{({ products }) => <NewestProducts products={products} />}</Newest>
      <Newest of={newest}>{({ links }) => <WhoComes links={links} />}</Newest>
      <PlannerStrip />
      <Newest of={newest}>{({ links }) => <Benefits links={links} />}</Newest>
      <Newest of={newest}>{({ links }) => <UseCases links={links} />}</Newest>
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
