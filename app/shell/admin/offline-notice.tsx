import { Notice } from '~/ui/workspace/notice'
import { useOnline } from '~/ui/workspace/use-online'

export function OfflineNotice() {
  if (useOnline()) return null
  return (
    <div className="sticky top-(--sticky-top) z-20 mb-4">
      <Notice kind="offline" title="You are offline">
        What is open can still be read. Changes reach the site once the connection is back.
      </Notice>
    </div>
  )
}
