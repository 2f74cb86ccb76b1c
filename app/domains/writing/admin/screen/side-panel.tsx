import { Tabs } from '~/ui/workspace/tabs'
import { usePieceScreen } from '../../screen-context'
import type { LinksOfText } from '../../writing-screen'
import { AnalysisPanel } from '../analysis/analysis-panel'
import { SeoPanel } from '../panels/seo-panel'
import { SlugField } from '../panels/slug-field'
import { TrashButton } from '../panels/trash-button'

/** What belongs to the piece besides its words: beside the text where there is room, else behind a button. */
export function SidePanel(parts: Pick<PanelTabsProps, 'details' | 'links'>) {
  const { kind } = usePieceScreen()
  return (
    <aside
      aria-label={`Details of the ${kind.noun}`}
      className="hidden border-l border-line bg-wash px-5 pt-3 pb-16 min-[78rem]:sticky min-[78rem]:top-0 min-[78rem]:block min-[78rem]:h-dvh min-[78rem]:overflow-y-auto"
    >
      <PanelTabs {...parts} />
    </aside>
  )
}

interface PanelTabsProps {
  details: React.ReactNode
  links?: LinksOfText
  /** A place in the text is shown: the panel lies above it and should go. */
  onShown?: () => void
}

export function PanelTabs({ details, links: Links, onShown }: PanelTabsProps) {
  const { kind } = usePieceScreen()
  return (
    <Tabs
      label={`About this ${kind.noun}`}
      tabs={[
        { value: 'details', label: 'Details', content: <Details>{details}</Details> },
        { value: 'seo', label: 'SEO', content: <SeoPanel /> },
        { value: 'analysis', label: 'Analysis', content: <AnalysisPanel onShown={onShown} /> },
        ...(Links ? [{ value: 'links', label: 'Links', content: <Links onShown={onShown} /> }] : []),
      ]}
    />
  )
}

/** The room's own fields, between what every piece has. */
function Details({ children }: { children: React.ReactNode }) {
  return (
    <div className="grid gap-5">
      <SlugField />
      {children}
      <TrashButton />
    </div>
  )
}
