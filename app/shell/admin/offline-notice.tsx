import { Notice } from '~/ui/workspace/notice'
import { useIsOnline } from './use-is-online'

export function OfflineNotice() {
  if (useIsOnline()) return null
  return (
    <div className="sticky top-(--sticky-top) z-20 mb-4">
      <Notice kind="offline" title="You are offline">
        What is open can still be read. Changes reach the site once the connection is back.
      </Notice>
    </div>
  )
}
