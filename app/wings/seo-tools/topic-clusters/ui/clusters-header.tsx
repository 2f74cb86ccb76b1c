import { LinkTabs } from '~/ui/workspace/link-tabs'
import { PageHeader } from '~/ui/workspace/page-header'
import { clusterProposalsPath, clustersPath } from './cluster-paths'

const tabs = [
  { to: clustersPath, label: 'Clusters' },
  { to: clusterProposalsPath, label: 'Suggestions' },
]

/** The head that the lists of clusters share. */
export function ClustersHeader({ actions }: { actions?: React.ReactNode }) {
  return (
    <PageHeader title="Topic Clusters" text="Pillar pages, their topics and the links between them." actions={actions}>
      <LinkTabs label="Topic clusters" tabs={tabs} />
    </PageHeader>
  )
}
