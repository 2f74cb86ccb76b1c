import { useNavigation } from 'react-router'
import { z } from 'zod'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { parsePageNumber } from '~/platform/lists/page-number'
import { normalizeSearchQuery } from '~/platform/lists/search-query'
import { EmptyState } from '~/ui/empty-state'
import { FilterBar, SearchFilter, SelectFilter } from '~/ui/workspace/filter-bar'
import { TablePagination } from '~/ui/workspace/table-pagination'
import { type Layer, layerOrder, layers } from '../layers'
import { StacksHeader } from '../stacks-header'
import { findTechnology, technologies } from '../technologies'
import { technologyForms } from '../technology'
import { listIntegrationNames, searchTechnologies } from '../technology-list'
import { TechnologyPanel } from '../ui/technology-panel'
import { TechnologyTable } from '../ui/technology-table'
import type { Route } from './+types/technologies'

const SHOWN = 60

export const handle = { breadcrumb: () => 'Technologies' }

const filterSchema = z.object({
  layer: z
    .enum(layerOrder as [Layer, ...Layer[]])
    .optional()
    .catch(undefined),
  form: z.enum(['library', 'server', 'service']).optional().catch(undefined),
})

export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const filter = filterSchema.parse(Object.fromEntries(searchParams))
  const found = searchTechnologies({ ...filter, q: normalizeSearchQuery(searchParams.get('q')) })
  const page = parsePageNumber(searchParams.get('page') ?? '1') ?? 1
  const open = findTechnology(searchParams.get('open') ?? '')
  return {
    rows: found
      .slice((page - 1) * SHOWN, page * SHOWN)
      .map(({ id, name, layer, what, license, form, exit, reviewed }) => ({
        id,
        name,
        layer,
        what,
        license,
        form,
        exitCost: exit[0],
        reviewed,
      })),
    page,
    total: found.length,
    all: technologies.length,
    open: open && { technology: open, neighbors: listIntegrationNames(open) },
  }
}

export function meta() {
  return noindexMeta('Technologies – Planner')
}

const layerOptions = layerOrder.map((layer) => ({ value: layer, label: layers[layer].name }))

export default function TechnologiesRoute({ loaderData: { rows, page, total, all, open } }: Route.ComponentProps) {
  const { state } = useNavigation()
  return (
    <>
      <StacksHeader title="Technologies" text={`The ${all} technologies that the generator chooses from.`} />
      <FilterBar label="Filter technologies" paramNames={['q', 'layer', 'form']} aside={`${total} found`}>
        <SearchFilter name="q" label="Search technologies" />
        <SelectFilter name="layer" label="Layer" all="All layers" options={layerOptions} />
        <SelectFilter name="form" label="Type" all="All types" options={technologyForms} />
      </FilterBar>
      <TechnologyTable
        rows={rows}
        isStale={state === 'loading'}
        empty={<EmptyState title="No technologies found" text="Try a different search." />}
      />
      <TablePagination page={page} perPage={SHOWN} total={total} />
      <TechnologyPanel open={open} />
    </>
  )
}
