import type { ReactNode } from 'react'
import { ConfirmIdentityDialog } from '~/domains/accounts/confirm-identity-dialog'
import { OfflineNotice } from '../offline-notice'
import { SkipLink } from '../skip-link'
import { useOfflineLinkGuard } from '../use-links-offline'
import { CommandPalette } from './command-palette'
import { MobileTopBar } from './phone-bar'
import { NavigationProgressBar } from './progress-line'
import { Sidebar } from './sidebar'

/** What stands around every screen of the back office. */
export function AdminFrame({ email, children }: { email: string; children: ReactNode }) {
  const onClickCapture = useOfflineLinkGuard()
  return (
    <CommandPalette>
      <ConfirmIdentityDialog />
      <div
        onClickCapture={onClickCapture}
        className="min-h-dvh [--sticky-top:3.5rem] lg:grid lg:grid-cols-[14.5rem_minmax(0,1fr)] lg:[--sticky-top:0px]"
      >
        <SkipLink />
        <NavigationProgressBar />
        <MobileTopBar email={email} />
        <aside className="sticky top-0 hidden h-dvh border-r border-line bg-wash lg:block">
          <Sidebar email={email} />
        </aside>
        <main
          id="main"
          tabIndex={-1}
          className="min-w-0 max-w-[100rem] px-4 py-5 text-small outline-none md:px-8 md:py-7"
        >
          <OfflineNotice>Changes reach the site once the connection is back.</OfflineNotice>
          {children}
        </main>
      </div>
    </CommandPalette>
  )
}
