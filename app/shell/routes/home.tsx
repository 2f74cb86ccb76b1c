import { Suspense } from 'react'
import { Await } from 'react-router'
import { databaseContext, pageContext } from '~/platform/http/request-context.server'
import { ArrowLink } from '~/ui/arrow-link'
import { CallToAction } from '~/ui/call-to-action'
import { FeatureGrid } from '~/ui/feature-grid'
import { Section } from '~/ui/section'
import { SiteButtonLink } from '~/ui/site-button'
import { listNewestPosts } from '~/wings/content/blog/queries.server'
import { listNewestProducts } from '~/wings/shop/products/queries.server'
import type { StaticLinks } from '~/wings/web/pages/static-links'
import { loadStaticLinks } from '~/wings/web/pages/static-links.queries.server'
import { getSeoSite, pageMeta } from '~/wings/web/seo/page-meta'
import { Benefits } from '../ui/marketing/benefits'
import { homeContentLinks } from '../ui/marketing/home-content-links'
import { HomeHero } from '../ui/marketing/home-hero'
import { homePageMeta } from '../ui/marketing/home-page-meta'
import { NewestPosts, NewestProducts } from '../ui/marketing/newest'
import { ProductCategories } from '../ui/marketing/product-categories'
import { Testimonials } from '../ui/marketing/testimonials'
import { UseCases } from '../ui/marketing/use-cases'
import { useBrand } from '../ui/use-brand'
import type { Route } from './+types/home'

const buildAudiences = (links: StaticLinks) => [
  {
    title: 'Entrepreneurs',
    text: 'Launch faster: buy the parts that are already built and invest in what makes your product unique.',
    more: <ArrowLink to="/product-leadership">Products for founders</ArrowLink>,
  },
  {
    title: 'Agencies',
    text: 'Resell one well-made product to your clients under their own brand, as often as you like.',
    more: <ArrowLink to={links[homeContentLinks.portal]}>White-label client portal</ArrowLink>,
  },
  {
    title: 'Enterprises',
    text: 'Get stalled product decisions made, with a senior product lead on your team.',
    more: <ArrowLink to="/product-leadership">Work with a product lead</ArrowLink>,
  },
]

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
        title="Tell us about your project"
        text="Describe what you need. We reply within one business day with a product that fits, a person who can help or an honest no."
      >
        <SiteButtonLink to="/contact">Contact us</SiteButtonLink>
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

function PlannerPromo() {
  const { brand } = useBrand()
  return (
    <section className="on-deep py-16 md:py-20">
      <div className="wrap grid items-center gap-8 md:grid-cols-[1fr_auto] md:gap-16">
        <div className="max-w-2xl">
          <h2 className="text-h2">Turn an idea into a&nbsp;plan</h2>
          <p className="mt-4 text-lead text-muted">
            Answer a few questions and get user stories, acceptance criteria, estimates and a schedule that you can
            edit.
          </p>
        </div>
        <div>
          <SiteButtonLink to={brand.tryUrl}>Try the planner</SiteButtonLink>
        </div>
      </div>
    </section>
  )
}

function HomeAudiences({ links = {} }: { links?: StaticLinks }) {
  return (
    <Section title="Who we work with">
      <FeatureGrid items={buildAudiences(links)} />
    </Section>
  )
}
