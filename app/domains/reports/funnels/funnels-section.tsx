import { newId } from '~/platform/new-id'
import type { KnownNames } from '../happenings/happening-fields'
import { SectionHead } from '../kept-list/section-head'
import { useDraft } from '../kept-list/use-draft'
import { useListDeeds } from '../kept-list/use-list-deeds'
import { ExportLink } from '../panels/export-link'
import { exportPath } from '../paths'
import { type Funnel, MOST_FUNNELS } from './funnel'
import { FunnelDialog } from './funnel-dialog'
import { FunnelList } from './funnel-list'
import type { CountedFunnel } from './funnel-steps'
import { funnelPath } from './paths'

const newFunnel = (): Funnel => ({
  ...{ id: newId(), name: '' },
  steps: [{ kind: 'page_view', path: '' }, { kind: 'purchase' }],
})

interface FunnelsSectionProps {
  funnels: CountedFunnel[]
  known: KnownNames
}

export function FunnelsSection({ funnels, known }: FunnelsSectionProps) {
  const deeds = useListDeeds<Funnel>(funnelPath)
  const own = funnels.filter(({ isBuiltIn }) => !isBuiltIn)
  const { write, dialog } = useDraft(
    own.map(({ funnel }) => funnel),
    deeds,
  )
  return (
    <section aria-labelledby="funnels" className="mb-12">
      <SectionHead
        id="funnels"
        title="Funnels"
        text="Visits that took a step and all before it, in this order."
        addLabel="New funnel"
        isFull={own.length >= MOST_FUNNELS}
        onAdd={() => write(newFunnel())}
        file={<ExportLink name="funnels" path={exportPath} />}
      />
      <FunnelList funnels={funnels} onEdit={write} onRemove={deeds.remove} />
      <FunnelDialog known={known} {...dialog} />
    </section>
  )
}
