import { Menu, Search, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { IconButton } from '~/ui/workspace/button'
import { ConfirmIdentityDialog } from '~/wings/site/accounts/confirm-identity-dialog'
import { HomeLink } from '../../ui/home-link'
import { OfflineNotice } from '../../ui/offline-notice'
import { SkipLink } from '../../ui/skip-link'
import { useOfflineLinkGuard } from '../../ui/use-offline-link-guard'
import { CommandPalette } from './command-palette'
import { useCommandPalette } from './command-palette-context'
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
          <OfflineNotice>Changes are saved when the connection is back.</OfflineNotice>
          {children}
        </main>
      </div>
    </CommandPalette>
  )
}

/** A thin line at the top while the next screen is on its way; what listens is told by the screen itself. */
function NavigationProgressBar() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden">
      <div className="h-full w-2/5 animate-to-and-fro bg-accent" />
    </div>
  )
}

/** On narrow screens: a bar whose menu opens the sidebar as a drawer; every change of the route closes it. */
function MobileTopBar({ email }: { email: string }) {
  const { key } = useLocation()
  const palette = useCommandPalette()
  const [openedAt, setOpenedAt] = useState<string>()
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-1 border-b border-line bg-paper px-2 lg:hidden">
      <Dialog.Root open={openedAt === key} onOpenChange={(isOpen) => setOpenedAt(isOpen ? key : undefined)}>
        <Dialog.Trigger asChild>
          <IconButton icon={Menu} label="Menu" className="min-h-11 min-w-11" />
        </Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Overlay className="fixed inset-0 z-40 animate-appear veil lg:hidden" />
          <Dialog.Content
            aria-describedby={undefined}
            className="fixed inset-y-0 left-0 z-50 w-[min(18rem,85vw)] animate-drawer-in border-r border-line bg-wash shadow-lift outline-none lg:hidden"
          >
            <Dialog.Title className="sr-only">Menu</Dialog.Title>
            <Sidebar email={email} />
            <Dialog.Close asChild>
              <IconButton icon={X} label="Close" className="absolute! top-3 right-2 min-h-11 min-w-11" />
            </Dialog.Close>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
      <HomeLink />
      <IconButton icon={Search} label="Search" onClick={palette.open} className="ml-auto min-h-11 min-w-11" />
    </header>
  )
}
