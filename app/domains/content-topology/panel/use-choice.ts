import { useSearchParams } from 'react-router'
import { withParams } from '~/ui/workspace/address'
import { useCarefulNavigate } from '~/ui/workspace/use-careful-navigate'
import { useComingParams } from '~/ui/workspace/use-coming-params'

const nothing = { open: null, from: null, to: null }

/** What is chosen on the map, as the address has it: a page (`open`), or a link (`from`, `to`), by their paths. */
export function useChoice() {
  const [params] = useSearchParams()
  const { coming, latest } = useComingParams()
  const navigate = useCarefulNavigate()
  const go = (choice: Partial<Record<'open' | 'from' | 'to', string>>) =>
    void navigate(
      { search: withParams(latest(), { ...nothing, ...choice }) },
      { replace: params.has('open') || params.has('from'), preventScrollReset: true },
    )
  return {
    open: params.get('open'),
    from: params.get('from'),
    to: params.get('to'),
    choosePage: (path: string) => go({ open: path }),
    chooseLink: (from: string, to: string) => go({ from, to }),
    chooseNothing: () => go({}),
    addressOfPage: (path: string) => ({ search: withParams(coming, { ...nothing, open: path }) }),
    addressOfLink: (from: string, to: string) => ({ search: withParams(coming, { ...nothing, from, to }) }),
  }
}

export type Choice = ReturnType<typeof useChoice>
