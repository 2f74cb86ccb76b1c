import { useSearchParams } from 'react-router'
import { withSearchParams } from './search-params'
import { useNavigateWhenOnline } from './use-navigate-when-online'
import { usePendingSearchParams } from './use-pending-search-params'

/** The row whose side panel is open, kept in the address as `open`: it can be sent, and going back closes it. */
export function useOpenRow() {
  const [params] = useSearchParams()
  const { coming } = usePendingSearchParams()
  const navigate = useNavigateWhenOnline()
  const go = (open: string | null, replace: boolean) =>
    navigate({ search: withSearchParams(coming, { open }) }, { replace, preventScrollReset: true })
  return {
    openId: params.get('open'),
    open: (id: string) => go(id, params.has('open')),
    close: () => go(null, true),
    addressOf: (id: string) => ({ search: withSearchParams(coming, { open: id }) }),
  }
}
