import { Send } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '~/ui/workspace/button'
import { Moment } from '~/ui/workspace/moment'
import { useChange } from '~/ui/workspace/use-change'

interface Announcement {
  version: string
  announcedAt: Date
  told: number
  finishedAt: Date | null
}

interface Props {
  productId: string
  version: string
  buyers: number
  announcement: Announcement | undefined
}

const buyersText = (count: number) => (count === 1 ? '1 buyer' : `${count.toLocaleString('en-US')} buyers`)

const LOOK_AGAIN_MS = 3_000

/** Has the buyers told of a version, once, and says how far that is. */
export function TellBuyers({ productId, version, buyers, announcement }: Props) {
  const change = useChange()
  const path = `/admin/products/edit/${productId}/files/announcement`
  if (announcement?.finishedAt)
    return (
      <p className="text-dense text-muted">
        {buyersText(announcement.told)} told <Moment at={announcement.finishedAt} />
      </p>
    )
  if (announcement) return <Telling told={announcement.told} buyers={buyers} />
  if (buyers === 0) return <p className="text-dense text-faint">Nobody has bought it yet</p>
  const tell = () =>
    void change<{ buyers: number }>({
      path,
      json: { version },
      done: ({ buyers }) => `${buyersText(buyers)} will be told of ${version}`,
      undo: () => ({ path, method: 'DELETE', json: { version }, done: 'Nobody is told' }),
    })
  return (
    <Button variant="primary" icon={Send} onClick={tell}>
      Tell {buyersText(buyers)}
    </Button>
  )
}

function Telling({ told, buyers }: { told: number; buyers: number }) {
  const { revalidate } = useRevalidator()
  const look = useEffectEvent(() => void revalidate())
  useEffect(() => {
    const timer = setInterval(look, LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <p role="status" className="text-dense text-muted tabular-nums">
      Telling {buyersText(buyers)}: {told.toLocaleString('en-US')} so far
    </p>
  )
}
