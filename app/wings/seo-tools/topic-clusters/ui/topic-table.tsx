import { Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link, useNavigation } from 'react-router'
import { EmptyState } from '~/ui/empty-state'
import { Button } from '~/ui/workspace/button'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { SelectionBar } from '~/ui/workspace/selection-bar'
import { useSelection } from '~/ui/workspace/use-selection'
import type { TopicTemplate } from '~/wings/content/templates/topic-drafts.server'
import { pageLinksPath } from '~/wings/web/pages/page-admin-paths'
import type { ClusterPage, ClusterTopic, CompetingPage } from '../cluster'
import type { ClusterDetails } from '../queries.server'
import { LinkStatusCell } from './link-cell'
import { LinkDialog } from './link-dialog'
import { TopicDialog } from './topic-dialog'
import { TopicMenu } from './topic-menu'
import { TopicPageCell } from './topic-page-cell'
import { useClusterActions } from './use-cluster-actions'

const MAX_COMPETING_SHOWN = 3

interface TopicTableProps {
  cluster: ClusterDetails
  templates: TopicTemplate[]
}

interface MissingLink {
  from: ClusterPage
  to: ClusterPage
}

/** The topics in their order, with what each still lacks. */
export function TopicTable({ cluster, templates }: TopicTableProps) {
  const { id, pillar, topics } = cluster
  const { state } = useNavigation()
  const selection = useSelection(useMemo(() => topics.map((topic) => topic.id), [topics]))
  const [edited, setEdited] = useState<ClusterTopic>()
  const [link, setLink] = useState<MissingLink>()
  const actions = useClusterActions(id)
  const remove = (topicIds: string[]) =>
    void actions.change(
      { action: 'remove-topics', topicIds },
      topicIds.length === 1 ? 'Topic removed.' : `${topicIds.length} topics removed.`,
    )
  const columns = columnsFor({
    pillar,
    topics,
    templates,
    actions: actions,
    remove,
    onEdit: setEdited,
    onLink: setLink,
  })
  return (
    <>
      <DataTable
        label="Topics"
        columns={columns}
        rows={topics}
        getRowKey={(topic) => topic.id}
        getRowLabel={({ keyphrase }) => keyphrase}
        selection={selection}
        onOpen={setEdited}
        isStale={state === 'loading'}
        empty={<EmptyState title="No topics yet" text="Add the topics that this cluster covers." />}
      />
      <SelectionBar selection={selection}>
        <Button icon={Trash2} onClick={() => remove(selection.selected)}>
          Remove
        </Button>
      </SelectionBar>
      <TopicDialog
        topic={edited}
        onClose={() => setEdited(undefined)}
        onSubmit={(part) => actions.change({ action: 'change-topic', ...part }, 'Topic updated.')}
      />
      <LinkDialog link={link} onClose={() => setLink(undefined)} />
    </>
  )
}

// on a phone the button stands level with what it is about
const inlineWithLabel = 'max-md:flex max-md:items-center max-md:gap-1.5'

interface ColumnOptions {
  pillar: ClusterPage | null
  topics: ClusterTopic[]
  templates: TopicTemplate[]
  actions: ReturnType<typeof useClusterActions>
  remove: (topicIds: string[]) => void
  onEdit: (topic: ClusterTopic) => void
  onLink: (link: MissingLink) => void
}

function columnsFor({
  pillar,
  topics,
  templates,
  actions,
  remove,
  onEdit,
  onLink,
}: ColumnOptions): TableColumn<ClusterTopic>[] {
  return [
    topicColumn(onEdit),
    {
      key: 'page',
      header: 'Page',
      className: 'max-md:basis-full md:w-[32%]',
      cell: (topic) => (
        <TopicPageCell
          topic={topic}
          templates={templates}
          onDraft={(from) => void actions.draft({ topicId: topic.id, from })}
          onSelectPage={() => onEdit(topic)}
        />
      ),
    },
    ...linkColumns(pillar, onLink),
    {
      key: 'competing',
      header: 'Competing pages',
      className: 'max-md:basis-full',
      cell: ({ competing }) => <CompetingPages pages={competing} />,
    },
    {
      key: 'actions',
      header: 'Actions',
      align: 'end',
      cell: (topic) => (
        <TopicMenu
          topic={topic}
          index={topics.indexOf(topic)}
          count={topics.length}
          onEdit={() => onEdit(topic)}
          onMove={(to) => void actions.change({ action: 'move-topic', topicId: topic.id, to }, 'Topic moved.')}
          onRemove={() => remove([topic.id])}
        />
      ),
    },
  ]
}

function topicColumn(onEdit: (topic: ClusterTopic) => void): TableColumn<ClusterTopic> {
  return {
    key: 'topic',
    header: 'Topic',
    className: 'md:w-[20%]',
    cell: (topic) => (
      <button
        type="button"
        onClick={() => onEdit(topic)}
        className="min-h-6 text-left font-medium break-words hover:underline"
      >
        {topic.keyphrase}
      </button>
    ),
  }
}

function linkColumns(pillar: ClusterPage | null, onLink: (link: MissingLink) => void): TableColumn<ClusterTopic>[] {
  const open = (from: ClusterPage | null, to: ClusterPage | null) => from && to && onLink({ from, to })
  return [
    {
      key: 'from-pillar',
      header: 'Link from pillar page',
      phoneLabel: 'from pillar page',
      className: inlineWithLabel,
      cell: ({ keyphrase, fromPillar, page }) => (
        <LinkStatusCell state={fromPillar} label={`from pillar page: ${keyphrase}`} onOpen={() => open(pillar, page)} />
      ),
    },
    {
      key: 'to-pillar',
      header: 'Link to pillar page',
      phoneLabel: 'to pillar page',
      className: inlineWithLabel,
      cell: ({ keyphrase, toPillar, page }) => (
        <LinkStatusCell state={toPillar} label={`to pillar page: ${keyphrase}`} onOpen={() => open(page, pillar)} />
      ),
    },
  ]
}

/** Other pages that want to be found by the same keyphrase: search engines may show any of them. */
function CompetingPages({ pages }: { pages: CompetingPage[] }) {
  if (pages.length === 0) return null
  return (
    <span className="grid justify-items-start gap-1 text-warning">
      {pages.slice(0, MAX_COMPETING_SHOWN).map(({ path, title }) => (
        <Link key={path} to={pageLinksPath(path)} className="break-words hover:underline">
          {title}
        </Link>
      ))}
      {pages.length > MAX_COMPETING_SHOWN && <span>and {pages.length - MAX_COMPETING_SHOWN} more</span>}
    </span>
  )
}
