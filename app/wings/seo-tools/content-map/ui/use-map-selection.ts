import { useSearchParams } from 'react-router'
import { withSearchParams } from '~/ui/workspace/search-params'
import { useNavigateWhenOnline } from '~/ui/workspace/use-navigate-when-online'
import { usePendingSearchParams } from '~/ui/workspace/use-pending-search-params'

const noSelection = { open: null, from: null, to: null }

/** What is chosen on the map, as the address has it: a page (`open`), or a link (`from`, `to`), by their paths. */
export function useMapSelection() {
  const [params] = useSearchParams()
  const { coming, latest } = usePendingSearchParams()
  const navigate = useNavigateWhenOnline()
  const go = (choice: Partial<Record<'open' | 'from' | 'to', string>>) =>
    void navigate(
      { search: withSearchParams(latest(), { ...noSelection, ...choice }) },
      { replace: params.has('open') || params.has('from'), preventScrollReset: true },
    )
  return {
    open: params.get('open'),
    from: params.get('from'),
    to: params.get('to'),
    choosePage: (path: string) => go({ open: path }),
    chooseLink: (from: string, to: string) => go({ from, to }),
    chooseNothing: () => go({}),
    addressOfPage: (path: string) => ({ search: withSearchParams(coming, { ...noSelection, open: path }) }),
    addressOfLink: (from: string, to: string) => ({ search: withSearchParams(coming, { ...noSelection, from, to }) }),
  }
}

export type MapSelection = ReturnType<typeof useMapSelection>
