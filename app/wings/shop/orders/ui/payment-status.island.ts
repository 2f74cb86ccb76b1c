import { fetchApi } from '~/platform/http/fetch-api'
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
    if (now && now !== progress) return location.reload()
    setTimeout(look, nextPollDelay(waited))
  }
  setTimeout(look, nextPollDelay(0))
  return undefined
}

async function fetchPaymentStatus(order: string) {
  try {
    const answer = await fetchApi(`/payment/status?order=${order}`)
    if (!answer.ok) return undefined
    const { status } = (await answer.json()) as { status: string }
    return status
  } catch {
    return undefined // the connection is away: asking again is all there is to do
  }
}
