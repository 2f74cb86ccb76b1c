import { ArrowLeft, Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatNumber } from '~/platform/text/format-number'
import { Button, IconButton } from '~/ui/workspace/button'
import { DescriptionList } from '~/ui/workspace/description-list'
import { Menu, MenuItem, MenuSeparator } from '~/ui/workspace/menu'
import { PageHeader } from '~/ui/workspace/page-header'
import { TitleDialog } from '~/ui/workspace/title-dialog'
import { computeClusterStats } from '../cluster'
import type { ClusterDetails } from '../queries.server'
import { AddTopicsDialog } from './add-topics-dialog'
import { ClusterPageLink } from './cluster-page-link'
import { clustersPath } from './cluster-paths'
import { SetPillarPageDialog } from './set-pillar-page-dialog'
import { TopicCoverage } from './topic-coverage'
import { useClusterActions, useRemoveCluster } from './use-cluster-actions'

type OpenDialog = 'name' | 'pillar' | 'topics' | null

/** What the cluster is, how far it has come, and what can be changed of it as a whole. */
export function ClusterSummary({ cluster }: { cluster: ClusterDetails }) {
  const { id, name, pillar, topics } = cluster
  const [open, setOpen] = useState<OpenDialog>(null)
  const { change } = useClusterActions(id)
  const dialog = (which: OpenDialog) => ({
    isOpen: open === which,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? which : null),
  })
  return (
    <>
      <p className="mb-3 text-dense">
        <Link to={clustersPath} className="inline-flex items-center gap-1.5 text-muted hover:text-ink hover:underline">
          <ArrowLeft size={15} aria-hidden="true" />
          All clusters
        </Link>
      </p>
      <PageHeader title={name} actions={<Actions cluster={cluster} onOpen={setOpen} />}>
        <DescriptionList items={clusterFacts(cluster, () => setOpen('pillar'))} />
      </PageHeader>
      <TitleDialog
        heading="Rename cluster"
        submitLabel="Rename"
        itemName="cluster"
        title={name}
        {...dialog('name')}
        onSubmit={(typed) => change({ action: 'rename', name: typed }, 'Cluster renamed.')}
      />
      <SetPillarPageDialog
        pillar={pillar}
        {...dialog('pillar')}
        onSubmit={(pillarPage) => change({ action: 'set-pillar', pillarPage }, 'Pillar page updated.')}
      />
      <AddTopicsDialog
        count={topics.length}
        {...dialog('topics')}
        onSubmit={(keyphrases) => change({ action: 'add-topics', keyphrases }, 'Topics added.')}
      />
    </>
  )
}

function Actions({ cluster: { id, name }, onOpen }: { cluster: ClusterDetails; onOpen: (which: OpenDialog) => void }) {
  const remove = useRemoveCluster()
  return (
    <>
      <Menu trigger={<IconButton icon={Ellipsis} variant="secondary" label={`Actions: ${name}`} />}>
        <MenuItem icon={Pencil} onSelect={() => onOpen('name')}>
          Rename…
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={Trash2} isDanger onSelect={() => void remove(id)}>
          Delete cluster
        </MenuItem>
      </Menu>
      <Button icon={Plus} variant="primary" onClick={() => onOpen('topics')}>
        Add topics
      </Button>
    </>
  )
}

function clusterFacts({ pillar, topics }: ClusterDetails, onPillar: () => void): [string, React.ReactNode][] {
  const figures = computeClusterStats(topics)
  return [
    [
      'Pillar page',
      <span key="pillar" className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {pillar ? <ClusterPageLink page={pillar} /> : <span className="text-muted">No pillar page</span>}
        <Button onClick={onPillar}>{pillar ? 'Change pillar page…' : 'Choose pillar page…'}</Button>
      </span>,
    ],
    ['Coverage', <TopicCoverage key="coverage" {...figures} />],
    ['Missing links', formatNumber(figures.missingLinks)],
    ['Competing pages', formatNumber(figures.competing)],
  ]
}
