import { startErrorReporting } from './platform/errors/browser-error-reporting'
import { watchSlowNavigation, watchSlowOperations } from './platform/monitoring/watch-slow-operations'
import { takeCarriedToast } from './ui/islands/carried-toast'
import { followListLinksInPlace } from './ui/islands/follow-in-place'
import { type IslandRegistry, startIslands } from './ui/islands/island'
import { loadPicturesInTime } from './ui/islands/load-pictures'
import { sendFormsInPlace } from './ui/islands/send-forms'
import { showLoadingScreen } from './ui/islands/show-loading-screen'
import { installTracking, trackPageView, trackProductView } from './wings/events/analytics/track-events'
import { getSessionMarker, onSessionMarkerChange } from './wings/site/accounts/session-marker'
import { saveVisitStart } from './wings/site/visits/visit-start'

// The one script of a page of plain HTML (docs/decisions/0108). What only some pages need is a file of its own.
const islands: IslandRegistry = {
  article: () => import('./rich-text/article.island'),
  'contact-message': () => import('./wings/content/contact/contact-message.island'),
  contents: () => import('./rich-text/contents.island'),
  copy: () => import('./ui/copy-button.island'),
  countdown: () => import('./wings/content/landing-pages/ui/countdown.island'),
  gallery: () => import('./wings/shop/products/product-gallery.island'),
  licenses: () => import('./wings/shop/products/licenses.island'),
  offline: () => import('./shell/offline/offline.island'),
  'order-form': () => import('./wings/shop/orders/ui/order-form.island'),
  'payment-status': () => import('./wings/shop/orders/ui/payment-status.island'),
  search: () => import('./ui/search-form.island'),
  share: () => import('./wings/content/blog/ui/share.island'),
  'site-menu': () => import('./shell/ui/site-menu.island'),
  zoom: () => import('./ui/zoom.island'),
}

startErrorReporting()
saveVisitStart()
installTracking()
watchSlowOperations()
watchSlowNavigation()

if (document.querySelector('[data-tracked]')) trackPageView(location.pathname)
const { productView } = document.querySelector<HTMLElement>('[data-product-view]')?.dataset ?? {}
if (productView) trackProductView(productView)

// most visitors never sign in: what only signed-in people need is not theirs to fetch
function startAccountMenu() {
  if (getSessionMarker()) startIslands(document, { account: () => import('./shell/ui/account-menu.island') })
}
startAccountMenu()
onSessionMarkerChange(startAccountMenu)

const carried = takeCarriedToast()
if (carried) void import('./ui/islands/toast').then(({ showPlainToast }) => showPlainToast(carried))

function start(root: ParentNode) {
  startIslands(root, islands)
  loadPicturesInTime(root)
}
start(document)
document.addEventListener('partreplaced', ({ detail }: CustomEventInit<HTMLElement>) => detail && start(detail))
followListLinksInPlace()
sendFormsInPlace()
showLoadingScreen()

// a change of the server's code, too: nothing here could be exchanged alone
import.meta.hot?.on('react-router:hmr', () => location.reload())
