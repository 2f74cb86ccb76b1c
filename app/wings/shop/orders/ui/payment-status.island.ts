import { fetchApi } from '~/platform/http/fetch-api'
import { loadPage, replacePart } from '~/ui/islands/page-part'
import { nextPollDelay, SLOW_AFTER_MS } from './polling'

/** Asks, ever more rarely, whether the payment of `data-order` has got further than `data-progress`; the page then shows it. */
export default function paymentStatus(element: HTMLElement) {
  const { order = '', progress, long = '' } = element.dataset
  const words = element.querySelector('p')
  const begun = Date.now()
  async function look() {
    const waited = Date.now() - begun
    if (waited > SLOW_AFTER_MS && progress === 'waiting' && words) words.textContent = long
    const now = document.hidden ? progress : await fetchPaymentStatus(order)
    if (now && now !== progress) return showProgress()
    setTimeout(look, nextPollDelay(waited))
  }
  setTimeout(look, nextPollDelay(0))
  return undefined
}

/** In place of what is there: loading the page again would count as another visit to it. */
async function showProgress() {
  const main = document.querySelector('main')
  const page = await loadPage(location.href).catch(() => undefined)
  if (main && page && 'document' in page && replacePart(main, page.document)) document.title = page.document.title
  else location.reload()
}

async function fetchPaymentStatus(order: string) {
  const answer: { status?: string } = await fetchApi(`/payment/status?order=${order}`)
    .then((response) => (response.ok ? response.json() : {}))
    // the connection is away: asking again is all there is to do
    .catch(() => ({}))
  return answer.status
}
