import { formatCount } from '~/platform/text/format-number'
import { useRevalidateWhile } from '~/ui/workspace/use-revalidate-while'

const LOOK_AGAIN_MS = 5_000

/** Says that figures are not whole yet, as after a restore, and shows them as they come. */
export function OutdatedDaysNotice({ days }: { days: number }) {
  useRevalidateWhile(days > 0, LOOK_AGAIN_MS)
  return (
    <p role="status" className="text-dense text-muted empty:hidden">
      {days > 0 && `${formatCount(days, 'day is', 'days are')} still being processed and not included yet.`}
    </p>
  )
}
