import { ArrowLeft, Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button, IconButton } from '~/ui/workspace/button'
import { Facts } from '~/ui/workspace/facts'
import { Menu, MenuItem, MenuLine } from '~/ui/workspace/menu'
import { PageHeader } from '~/ui/workspace/page-header'
import { TitleDialog } from '~/ui/workspace/title-dialog'
import { figuresOf } from '../cluster'
import { clustersPath } from '../paths'
import type { FullCluster } from '../queries.server'
import { AddTopicsDialog } from './add-topics-dialog'
import { Coverage } from './coverage'
import { NamedClusterPage } from './named-cluster-page'
import { PillarDialog } from './pillar-dialog'
import { useClusterDeeds, useRemoval } from './use-cluster-deeds'

type Open = 'name' | 'pillar' | 'topics' | null

/** What the cluster is, how far it has come, and what can be changed of it as a whole. */
export function ClusterSummary({ cluster }: { cluster: FullCluster }) {
  const { id, name, pillar, topics } = cluster
  const [open, setOpen] = useState<Open>(null)
  const { change } = useClusterDeeds(id)
  const dialog = (which: Open) => ({
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
        <Facts facts={factsOf(cluster, () => setOpen('pillar'))} />
      </PageHeader>
      <TitleDialog
        heading="Rename the cluster"
        verb="Rename"
        what="cluster"
        title={name}
        {...dialog('name')}
        onSubmit={(typed) => change({ deed: 'rename', name: typed }, 'Renamed.')}
      />
      <PillarDialog
        pillar={pillar}
        {...dialog('pillar')}
        onSubmit={(pillarPage) => change({ deed: 'set-pillar', pillarPage }, 'The pillar is set.')}
      />
      <AddTopicsDialog
        count={topics.length}
        {...dialog('topics')}
        onSubmit={(keyphrases) => change({ deed: 'add-topics', keyphrases }, 'Topics added.')}
      />
    </>
  )
}

function Actions({ cluster: { id, name }, onOpen }: { cluster: FullCluster; onOpen: (which: Open) => void }) {
  const remove = useRemoval()
  return (
    <>
      <Menu trigger={<IconButton icon={Ellipsis} variant="secondary" label={`Actions: ${name}`} />}>
        <MenuItem icon={Pencil} onSelect={() => onOpen('name')}>
          Rename…
        </MenuItem>
        <MenuLine />
        <MenuItem icon={Trash2} isDanger onSelect={() => void remove(id)}>
          Remove the cluster
        </MenuItem>
      </Menu>
      <Button icon={Plus} variant="primary" onClick={() => onOpen('topics')}>
        Add topics
      </Button>
    </>
  )
}

function factsOf({ pillar, topics }: FullCluster, onPillar: () => void): [string, React.ReactNode][] {
  const figures = figuresOf(topics)
  const count = (number: number) => number.toLocaleString('en-US')
  return [
    [
      'Pillar',
      <span key="pillar" className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {pillar ? <NamedClusterPage page={pillar} /> : <span className="text-muted">No pillar yet</span>}
        <Button onClick={onPillar}>{pillar ? 'Change the pillar…' : 'Choose the pillar…'}</Button>
      </span>,
    ],
    ['Coverage', <Coverage key="coverage" {...figures} />],
    ['Missing links', count(figures.missingLinks)],
    ['Competing pages', count(figures.competing)],
  ]
}
