import { useEffect, useState } from 'react'
import { href, useRevalidator } from 'react-router'
import { fetchApi } from '~/platform/http/fetch-api'
import type { OrderProgress } from '../checkout/order-progress'
import { nextPollDelay, SLOW_AFTER_MS } from './polling'

interface PaymentStatusPollerProps {
  orderKey: string
  progress: OrderProgress
}

/** Asks, ever more rarely, whether the payment is there. Without scripts the page is simply loaded again. */
export function PaymentStatusPoller({ orderKey, progress }: PaymentStatusPollerProps) {
  const takesLong = usePaymentPolling(orderKey, progress)
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content="5" />
      </noscript>
      <div role="status" className="flex max-w-[44rem] items-center gap-4 rounded-lg border border-line bg-surface p-6">
        <span
          aria-hidden="true"
          className="size-6 shrink-0 rounded-full border-3 border-line border-t-accent motion-safe:animate-spin"
        />
        <p>{takesLong ? messages.long : messages[progress === 'pending' ? 'pending' : 'waiting']}</p>
      </div>
    </>
  )
}

const messages = {
  waiting: 'Waiting for payment confirmation. This page updates automatically.',
  pending: 'Waiting for your bank. You can close this page: we will email you the license key and download link.',
  long: 'This is taking longer than usual. Please do not pay again: we will email you the license key and download link when the payment is confirmed. You can close this page.',
}

/** Whether the wait has become long. */
function usePaymentPolling(orderKey: string, progress: OrderProgress) {
  const { revalidate } = useRevalidator()
  const [takesLong, setTakesLong] = useState(false)
  useEffect(() => {
    const begun = Date.now()
    let timer: ReturnType<typeof setTimeout>
    async function look() {
      const waited = Date.now() - begun
      if (waited > SLOW_AFTER_MS) setTakesLong(true)
      const now = document.hidden ? progress : await fetchPaymentStatus(orderKey)
      if (now && now !== progress) void revalidate()
      timer = setTimeout(look, nextPollDelay(waited))
    }
    timer = setTimeout(look, nextPollDelay(0))
    return () => clearTimeout(timer)
  }, [orderKey, progress, revalidate])
  return takesLong && progress === 'waiting'
}

async function fetchPaymentStatus(orderKey: string) {
  try {
    const answer = await fetchApi(`${href('/payment/status')}?order=${orderKey}`)
    if (!answer.ok) return undefined
    const { status } = (await answer.json()) as { status: OrderProgress }
    return status
  } catch {
    return undefined // the connection is away: asking again is all there is to do
  }
}
