import { Notice } from '~/ui/workspace/notice'
import { useOnline } from '~/ui/workspace/use-online'

/** What is still possible without a connection; `children` tell what becomes of changes. */
export function OfflineNotice({ children }: { children: string }) {
  if (useOnline()) return null
  return (
    <div className="sticky top-(--sticky-top) z-20 mb-4">
      <Notice kind="offline" title="You are offline">
        You can still read this page. {children}
      </Notice>
    </div>
  )
}
