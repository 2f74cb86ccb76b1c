import { useNavigation } from 'react-router'
import { EmptyState } from '~/ui/empty-state'
import { FilterLinks } from '~/ui/filter-links'
import { MoreLink } from '~/ui/more-link'
import { Pagination } from '~/ui/pagination'
import { SearchForm } from '~/ui/search-form'
import { Section } from '~/ui/section'
import { SortLinks } from '~/ui/sort-links'
import { type CatalogueSort, catalogueAddress, catalogueSorts } from '../catalogue-address'
import { type ProductCategory, type ProductSummary, productCategories } from '../product'
import { ProductCard } from '../product-card'

interface CatalogueProps {
  products: ProductSummary[]
  category: ProductCategory | null
  sort: CatalogueSort | null
  q: string
  page: number
  pages: number
  count: number
  wasTooMuch: boolean
}

const FIRST_SCREEN = 2

export function Catalogue(catalogue: CatalogueProps) {
  const { products, category, sort, q, page, pages } = catalogue
  const at = { q, category, sort }
  return (
    <Section
      title="Products"
      level={1}
      lead="Ready-made software with all of its source. You pay once, and it is yours to run, change and build on."
      action={
        <SearchForm
          action="/tools"
          label="Search the products"
          placeholder="Search products"
          q={q}
          kept={{ category, sort: sort === 'newest' ? null : sort }}
        />
      }
    >
      <div className="flex flex-wrap items-start justify-between gap-x-8">
        <FilterLinks
          label="Kinds of products"
          links={[
            { label: 'All', to: catalogueAddress({ ...at, category: null }), isCurrent: category === null },
            ...Object.entries(productCategories).map(([kind, label]) => ({
              label,
              to: catalogueAddress({ ...at, category: kind }),
              isCurrent: category === kind,
            })),
          ]}
        />
        {products.length > 1 && <Sorting {...at} />}
      </div>
      <Summary {...catalogue} />
      {products.length === 0 ? (
        <NoProducts {...catalogue} />
      ) : (
        <div className="grid gap-x-10 gap-y-14 md:grid-cols-2">
          {products.map((product, index) => (
            <ProductCard key={product.slug} product={product} level={2} isFirstScreen={index < FIRST_SCREEN} />
          ))}
        </div>
      )}
      <Pagination
        page={page}
        pages={pages}
        addressOf={(number) => catalogueAddress({ ...at, page: number })}
        labels={{ back: 'Back', on: 'More' }}
      />
    </Section>
  )
}

/** What is shown, in a sentence that is read out when it changes. */
function Summary({ q, count, page, pages }: CatalogueProps) {
  const { state, location } = useNavigation()
  const isLoading = state === 'loading' && location.pathname === '/tools'
  const found = count === 1 ? '1 product' : `${count.toLocaleString('en-US')} products`
  return (
    <p role="status" className={q || pages > 1 || isLoading ? 'mb-8 text-muted tabular-nums' : 'sr-only'}>
      {isLoading
        ? 'Loading products...'
        : `${found}${q && ` for “${q}”`}${pages > 1 ? `, page ${page} of ${pages}` : ''}`}
    </p>
  )
}

function Sorting({ sort, ...at }: Pick<CatalogueProps, 'q' | 'category' | 'sort'>) {
  const sorts = Object.entries(catalogueSorts) as [CatalogueSort, string][]
  const choices = at.q ? [[null, 'Best match'] as const, ...sorts] : sorts
  const links = choices.map(([choice, label]) => ({
    label,
    to: catalogueAddress({ ...at, sort: choice }),
    isCurrent: choice === sort,
  }))
  return <SortLinks label="Order of the products" links={links} />
}

function NoProducts({ q, category, wasTooMuch }: CatalogueProps) {
  if (!q) {
    return (
      <EmptyState
        title="No products available yet."
        action={category && <MoreLink to="/tools">All products</MoreLink>}
      />
    )
  }
  return (
    <EmptyState
      title={wasTooMuch ? 'This search took too long' : 'No product has these words'}
      text={wasTooMuch ? 'Try fewer or rarer words.' : 'Try fewer words, other ones, or only the beginning of one.'}
      action={
        <MoreLink to={category ? catalogueAddress({ q }) : '/tools'}>
          {category ? 'Search all products' : 'All products'}
        </MoreLink>
      }
    />
  )
}
