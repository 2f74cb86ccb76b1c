import { Tabs } from '~/ui/admin/tabs'
import { DetailsPanel } from '../panels/details-panel'
import { SeoPanel } from '../panels/seo-panel'

/** What belongs to the post besides its words: beside the text where there is room, else behind a button. */
export function SidePanel() {
  return (
    <aside
      aria-label="Details of the post"
      className="hidden border-l border-line bg-wash px-5 pt-3 pb-16 min-[78rem]:sticky min-[78rem]:top-0 min-[78rem]:block min-[78rem]:h-dvh min-[78rem]:overflow-y-auto"
    >
      <PanelTabs />
    </aside>
  )
}

export function PanelTabs() {
  return (
    <Tabs
      label="About this post"
      tabs={[
        { value: 'details', label: 'Details', content: <DetailsPanel /> },
        { value: 'seo', label: 'Search and social', content: <SeoPanel /> },
      ]}
    />
  )
}
