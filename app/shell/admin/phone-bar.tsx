import { Menu, Search, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { IconButton } from '~/ui/workspace/button'
import { HomeLink } from '../home-link'
import { useCommandPalette } from './palette-state'
import { Sidebar } from './sidebar'

/** On narrow screens: a bar whose menu opens the sidebar as a drawer; every change of the route closes it. */
export function MobileTopBar({ email }: { email: string }) {
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
