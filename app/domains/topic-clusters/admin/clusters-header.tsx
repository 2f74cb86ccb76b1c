import { PageHeader } from '~/ui/workspace/page-header'

/** The head of the list of clusters. */
export function ClustersHeader({ actions }: { actions?: React.ReactNode }) {
  return (
    <PageHeader
      title="Topic Clusters"
      text="Subjects that the site covers: a pillar page each, the topics around it, and the links between them."
      actions={actions}
    />
  )
}
