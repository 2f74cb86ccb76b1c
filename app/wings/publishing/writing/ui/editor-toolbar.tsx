import { ArrowLeft, PanelRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { IconButton } from '~/ui/workspace/button'
import { Sheet } from '~/ui/workspace/dialog'
import { useEntryEditor } from '../entry-editor-context'
import type { LinksPanelComponent } from '../links-panel'
import { EntryPanelTabs } from './entry-side-panel'
import { HistorySheet } from './history-sheet'
import { PreviewMenu } from './preview-menu'
import { PublishMenu } from './publish-menu'
import { StatusLine } from './status-line'

interface EditorToolbarProps {
  previewPath: string | null
  details: React.ReactNode
  links?: LinksPanelComponent
  /** The details are nowhere else. */
  isWide: boolean
}

/** Stays at the upper edge: where the writing stands, and what can be done with it. */
export function EditorToolbar({ previewPath, details, links, isWide }: EditorToolbarProps) {
  const { config } = useEntryEditor()
  const [isOpen, setOpen] = useState(false)
  return (
    <header className="sticky top-0 z-30 flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-paper px-5 py-2 md:px-8">
      <Link
        to={config.listPath}
        aria-label={`All ${config.noun}s`}
        title={`All ${config.noun}s`}
        className="control -ml-2 grid min-w-9 place-items-center rounded-md text-muted hover:bg-wash hover:text-ink"
      >
        <ArrowLeft size={18} aria-hidden="true" />
      </Link>
      <h1 className="sr-only">Edit {config.noun}</h1>
      <div className="min-w-0 flex-1 basis-48">
        <StatusLine />
      </div>
      <div className="ml-auto flex items-center gap-2">
        <HistorySheet />
        <PreviewMenu initialPath={previewPath} />
        <PublishMenu />
        <span className={isWide ? '' : 'min-[78rem]:hidden'}>
          <Sheet
            open={isOpen}
            onOpenChange={setOpen}
            title="Details"
            trigger={<IconButton icon={PanelRight} label={`Details of the ${config.noun}`} variant="secondary" />}
            className="w-[min(26rem,100vw)]"
          >
            <EntryPanelTabs details={details} links={links} onShown={() => setOpen(false)} />
          </Sheet>
        </span>
      </div>
    </header>
  )
}
