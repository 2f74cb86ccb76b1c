import { useSearchParams } from 'react-router'
import { withParams } from './address'
import { useCarefulNavigate } from './use-careful-navigate'
import { useComingParams } from './use-coming-params'

/** The row whose side panel is open, kept in the address as `open`: it can be sent, and going back closes it. */
export function useOpenRow() {
  const [params] = useSearchParams()
  const { coming } = useComingParams()
  const navigate = useCarefulNavigate()
  const go = (open: string | null, replace: boolean) =>
    navigate({ search: withParams(coming, { open }) }, { replace, preventScrollReset: true })
  return {
    openId: params.get('open'),
    open: (id: string) => go(id, params.has('open')),
    close: () => go(null, true),
    addressOf: (id: string) => ({ search: withParams(coming, { open: id }) }),
  }
}
