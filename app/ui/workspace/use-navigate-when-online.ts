import { type NavigateOptions, type To, useNavigate } from 'react-router'
import { fetchApi } from '~/platform/http/fetch-api'
import { showToast } from '../toaster'

/**
 * Navigates, unless there is no connection: the router would then load the whole page again, or take away the screen, and
 * with it what was typed. Browsers are sometimes wrong about being offline, so the site is asked.
 */
export function useNavigateWhenOnline() {
  const navigate = useNavigate()
  return async (to: To, options?: NavigateOptions) => {
    if (navigator.onLine || (await isSiteReachable())) await navigate(to, options)
    else showToast('You are offline. The page opens when the connection is back.', 'error')
  }
}

async function isSiteReachable() {
  return fetchApi('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
}
