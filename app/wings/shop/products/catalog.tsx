import { formatCount } from '~/platform/text/format-number'
import { ArrowLink } from '~/ui/arrow-link'
import { EmptyState } from '~/ui/empty-state'
import { FilterLinks } from '~/ui/filter-links'
import { Pagination } from '~/ui/pagination'
import { SearchForm } from '~/ui/search-form'
import { Section } from '~/ui/section'
import { SortLinks } from '~/ui/sort-links'
import type { PublicCategory } from '~/wings/publishing/categories/public-category'
import { describeMatch } from '~/wings/web/search/describe-match'
import type { SearchMatch } from '~/wings/web/search/forgiving-search.server'
import { siteSearchPath } from '~/wings/web/search/site-search-path'
import { type CatalogSort, catalogPath, catalogSortLabels } from './catalog-path'
import type { TypedPriceFilter } from './parse-price-filter'
import { PriceFilterForm } from './price-filter-form'
import type { ProductSummary } from './product'
import { ProductCard } from './product-card'
import type { PriceRange } from './queries.server'

interface CatalogProps {
  products: ProductSummary[]
  category: PublicCategory | null
  /** Those in which there is something. */
  categories: Pick<PublicCategory, 'slug' | 'name'>[]
  sort: CatalogSort | null
  q: string
  page: number
  pages: number
  count: number
  match: SearchMatch
  /** What the search really looked for. */
  meant: string
  isTooCommon: boolean
  hasTimedOut: boolean
  price: TypedPriceFilter
  priceRange: PriceRange | undefined
  currency: string
}

const EAGER_CARDS = 2

export function Catalog(catalog: CatalogProps) {
  const { products, categories, sort, q, page, pages, price } = catalog
  const category = catalog.category?.slug ?? null
  const at = { q, category, sort, min: price.min, max: price.max }
  return (
    <Section
      title="Products"
      level={1}
      lead={
        catalog.category?.description ||
        'Ready-made software with full source code. Pay once, then run it, modify it and build on it.'
      }
      action={
        <SearchForm
          action="/tools"
          label="Search the products"
          placeholder="Search products"
          q={q}
          preservedParams={{ category, sort: sort === 'newest' ? null : sort, min: price.min, max: price.max }}
        />
      }
    >
      <div className="flex flex-wrap items-start justify-between gap-x-8">
        <CategoryLinks categories={categories} {...at} />
        {products.length > 1 && <SortOptions {...at} />}
      </div>
      <PriceFilterForm {...catalog} category={category} />
      <Summary {...catalog} />
      {products.length === 0 ? (
        <EmptyCatalog {...catalog} />
      ) : (
        <div className="grid gap-x-10 gap-y-14 md:grid-cols-2">
          {products.map((product, index) => (
            <ProductCard key={product.slug} product={product} level={2} isFirstScreen={index < EAGER_CARDS} />
          ))}
        </div>
      )}
      <Pagination
        page={page}
        pageCount={pages}
        hrefFor={(number) => catalogPath({ ...at, page: number })}
        labels={{ previous: 'Previous', next: 'Next' }}
      />
    </Section>
  )
}

/** What is shown, in a sentence that is read out when it changes. */
function Summary({ q, count, match, meant, isTooCommon, page, pages, price }: CatalogProps) {
  const amount = formatCount(count, 'product')
  const found = q ? describeMatch(amount, { q, match, text: meant }) : amount
  return (
    <p
      role="status"
      data-loading="Loading products..."
      className={q || price.min || price.max || pages > 1 ? 'mb-8 text-muted tabular-nums' : 'sr-only'}
    >
      {isTooCommon && `“${q}” is in nearly every text. Add a more specific word. `}
      {pages > 1 ? `${found.replace(/\.$/, '')}, page ${page} of ${pages}` : found}
    </p>
  )
}

/** What the address of the list says. */
interface ListPlace extends Pick<CatalogProps, 'q' | 'sort'> {
  category: string | null
  min: string
  max: string
}

function CategoryLinks({ categories, ...at }: Pick<CatalogProps, 'categories'> & ListPlace) {
  if (categories.length === 0) return null
  const links = [{ slug: null, name: 'All' }, ...categories].map(({ slug, name }) => ({
    label: name,
    to: catalogPath({ ...at, category: slug }),
    isCurrent: at.category === slug,
  }))
  return <FilterLinks label="Product categories" links={links} />
}

function SortOptions({ sort, ...at }: ListPlace) {
  const sorts = Object.entries(catalogSortLabels) as [CatalogSort, string][]
  const choices = at.q ? [[null, 'Best match'] as const, ...sorts] : sorts
  const links = choices.map(([choice, label]) => ({
    label,
    to: catalogPath({ ...at, sort: choice }),
    isCurrent: choice === sort,
  }))
  return <SortLinks label="Sort products" links={links} />
}

function EmptyCatalog({ q, category, sort, price, hasTimedOut }: CatalogProps) {
  if (price.min || price.max) {
    return (
      <EmptyState
        title="No products at these prices"
        action={<ArrowLink to={catalogPath({ q, category: category?.slug, sort })}>All prices</ArrowLink>}
      />
    )
  }
  if (!q) {
    return (
      <EmptyState
        title="No products available yet."
        action={category && <ArrowLink to="/tools">All products</ArrowLink>}
      />
    )
  }
  return (
    <EmptyState
      title={hasTimedOut ? 'This search took too long' : 'No products found'}
      text={hasTimedOut ? 'Try more specific search terms.' : 'Try fewer or different search terms.'}
      action={
        <>
          <ArrowLink to={category ? catalogPath({ q }) : '/tools'}>
            {category ? 'Search all products' : 'All products'}
          </ArrowLink>
          <ArrowLink to={siteSearchPath({ q })}>Search the whole site</ArrowLink>
        </>
      }
    />
  )
}
