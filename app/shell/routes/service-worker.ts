import serviceWorker from 'virtual:service-worker'
import { environmentContext, pageContext } from '~/platform/http/request-context.server'
import { retiredServiceWorker } from '../offline/retired-service-worker'
import type { Route } from './+types/service-worker'

/** The program by which a browser keeps pages; where that is turned off, the one that ends it. */
export function loader({ context }: Route.LoaderArgs) {
  context.get(pageContext).addCacheTags('brand')
  const isOn = context.get(environmentContext).OFFLINE_READING === '1'
  return new Response(isOn ? serviceWorker : retiredServiceWorker, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      // this is what its own calls go by
      'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
    },
  })
}
