import { useEffect, useState } from 'react'
import { href, useRevalidator } from 'react-router'
import type { Progress } from '../checkout/progress'
import { nextWait, TAKES_LONG_MS } from './polling'

interface WaitForPaymentProps {
  orderKey: string
  progress: Progress
}

/** Asks, ever more rarely, whether the payment is there. Without scripts the page is simply loaded again. */
export function WaitForPayment({ orderKey, progress }: WaitForPaymentProps) {
  const takesLong = usePolling(orderKey, progress)
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
        <p>{takesLong ? sentences.long : sentences[progress === 'pending' ? 'pending' : 'waiting']}</p>
      </div>
    </>
  )
}

const sentences = {
  waiting: 'Waiting for the confirmation. Key and download appear here by themselves.',
  pending: 'Waiting for your bank. You may close this page: key and download come by mail.',
  long: 'This takes longer than usual. Your payment is not lost, and you must not pay again: key and download come by mail as soon as it is confirmed. You may close this page.',
}

/** Whether the wait has become long. */
function usePolling(orderKey: string, progress: Progress) {
  const { revalidate } = useRevalidator()
  const [takesLong, setTakesLong] = useState(false)
  useEffect(() => {
    const begun = Date.now()
    let timer: ReturnType<typeof setTimeout>
    async function look() {
      const waited = Date.now() - begun
      if (waited > TAKES_LONG_MS) setTakesLong(true)
      const now = document.hidden ? progress : await askFor(orderKey)
      if (now && now !== progress) void revalidate()
      timer = setTimeout(look, nextWait(waited))
    }
    timer = setTimeout(look, nextWait(0))
    return () => clearTimeout(timer)
  }, [orderKey, progress, revalidate])
  return takesLong && progress === 'waiting'
}

async function askFor(orderKey: string) {
  try {
    const answer = await fetch(`${href('/payment/status')}?order=${orderKey}`, {
      headers: { 'x-client-info': 'website 1.0.0' },
    })
    if (!answer.ok) return undefined
    const { status } = (await answer.json()) as { status: Progress }
    return status
  } catch {
    return undefined // the connection is away: asking again is all there is to do
  }
}
