import { Send } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { formatCount, formatNumber } from '~/platform/text/format-number'
import { Button } from '~/ui/workspace/button'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { useMutation } from '~/ui/workspace/use-mutation'
import { announcementsClient } from './api'

interface Announcement {
  version: string
  announcedAt: Date
  notifiedCount: number
  finishedAt: Date | null
}

interface VersionAnnouncementProps {
  productId: string
  version: string
  buyers: number
  announcement: Announcement | undefined
}

const POLL_MS = 3_000
const CANCELED = 'Emails canceled'

/** Has the buyers told of a version, once, and says how far that is. */
export function VersionAnnouncement({ productId, version, buyers, announcement }: VersionAnnouncementProps) {
  const change = useMutation()
  const cancellation = announcementsClient.delete('/:productId', { param: { productId }, json: { version } })
  if (announcement?.finishedAt)
    return (
      <p className="text-dense text-muted">
        {formatCount(announcement.notifiedCount, 'customer')} emailed <RelativeTime at={announcement.finishedAt} />
      </p>
    )
  if (announcement)
    return (
      <AnnouncementProgress
        notifiedCount={announcement.notifiedCount}
        buyers={buyers}
        onCancel={() => void change({ ...cancellation, successMessage: () => CANCELED })}
      />
    )
  if (buyers === 0) return <p className="text-dense text-faint">No customers yet</p>
  const tell = () =>
    void change({
      ...announcementsClient.post('/:productId', { param: { productId }, json: { version } }),
      successMessage: ({ buyers }) => `Emailing ${formatCount(buyers, 'customer')} about ${version}`,
      undo: () => ({ ...cancellation, successMessage: CANCELED }),
    })
  return (
    <Button variant="primary" icon={Send} onClick={tell}>
      Email {formatCount(buyers, 'customer')}
    </Button>
  )
}

interface AnnouncementProgressProps {
  notifiedCount: number
  buyers: number
  onCancel: () => void
}

/** After the first file of a product nobody is mailed for some minutes. */
function AnnouncementProgress({ notifiedCount, buyers, onCancel }: AnnouncementProgressProps) {
  const { revalidate } = useRevalidator()
  const look = useEffectEvent(() => void revalidate())
  useEffect(() => {
    const timer = setInterval(look, POLL_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="status" className="text-dense text-muted tabular-nums">
        Emailing {formatCount(buyers, 'customer')}: {formatNumber(notifiedCount)} sent
      </p>
      {notifiedCount === 0 && <Button onClick={onCancel}>Cancel emails</Button>}
    </div>
  )
}
