import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { withParams } from '~/ui/workspace/address'

/** What the board shows, kept in the address. Nothing is loaded for it, so that it works without a connection too. */
export function useBoardAddress() {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const put = (changes: Record<string, string | null>, isStep = false) =>
    void navigate(
      { pathname, search: withParams(new URLSearchParams(location.search), changes) },
      { replace: !isStep, preventScrollReset: true },
    )
  return { params, put }
}
