import { Send } from 'lucide-react'
import { formatCount, formatNumber } from '~/platform/text/format-number'
import { CopyButton } from '~/ui/copy-button'
import { Badge } from '~/ui/workspace/badge'
import { Button } from '~/ui/workspace/button'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { DescriptionList } from '~/ui/workspace/description-list'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { Switch } from '~/ui/workspace/switch'
import { useMutation } from '~/ui/workspace/use-mutation'
import { useRevalidateWhile } from '~/ui/workspace/use-revalidate-while'
import { crawlersClient } from '../api'
import type { IndexNowOverview, IndexNowSubmission } from '../crawlers-overview'

const columns: TableColumn<IndexNowSubmission>[] = [
  { key: 'sentAt', header: 'Sent', cell: ({ sentAt }) => <RelativeTime at={sentAt} /> },
  {
    key: 'addressCount',
    header: 'URLs',
    align: 'end',
    phoneLabel: 'URLs:',
    cell: ({ addressCount }) => formatNumber(addressCount),
  },
  {
    key: 'answer',
    header: 'Status',
    className: 'w-1/2 md:pl-4',
    cell: ({ status, error }) =>
      error ? (
        <span className="flex flex-wrap items-center gap-x-2">
          <Badge tone="danger">{status ?? 'No response'}</Badge> {error}
        </span>
      ) : (
        <Badge tone="success">Accepted</Badge>
      ),
  },
]

const LOOK_EVERY_MS = 3_000

interface IndexNowPanelProps {
  indexNow: IndexNowOverview
  isPublic: boolean
}

/** Telling search engines at once what is new: whether it is done, what waits, and what they answered. */
export function IndexNowPanel({ indexNow, isPublic }: IndexNowPanelProps) {
  const { isOn, key, queue, submissions } = indexNow
  const change = useMutation()
  useRevalidateWhile(isOn && isPublic && queue.count > 0, LOOK_EVERY_MS)
  const call = (on: boolean) => crawlersClient.put('/index-now', { json: { isOn: on } })
  const toggle = (on: boolean) =>
    void change({
      ...call(on),
      successMessage: () => (on ? 'IndexNow enabled.' : 'IndexNow disabled.'),
      undo: ({ wasOn }) => (wasOn === on ? undefined : { ...call(wasOn), successMessage: 'Undone.' }),
    })
  return (
    <>
      <Switch
        label="Submit changes to IndexNow"
        hint="Used by Bing, Yandex, Naver and Seznam. Not supported by Google."
        checked={isOn}
        onCheckedChange={toggle}
      />
      {isOn && (
        <DescriptionList
          items={[
            ['API key', <IndexNowKey key="key" value={key} />],
            ['Queued', queueSummary(queue)],
          ]}
        />
      )}
      {isOn && queue.count > 0 && isPublic && <SubmitNowButton />}
      <IndexNowSubmissionTable sendings={submissions} />
    </>
  )
}

function IndexNowKey({ value }: { value: string }) {
  const change = useMutation()
  const renew = () =>
    void change({ ...crawlersClient.post('/index-now/key'), successMessage: () => 'API key regenerated.' })
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <a href={`/${value}.txt`} target="_blank" rel="noreferrer" className="link font-mono break-all">
        {value}
      </a>
      <span className="flex">
        <CopyButton text={value} itemName="key" />
        <Button variant="quiet" onClick={renew}>
          Regenerate key
        </Button>
      </span>
    </span>
  )
}

function queueSummary({ count, since, first }: IndexNowOverview['queue']) {
  if (count === 0 || !since) return 'None'
  const rest = count - first.length
  return (
    <>
      {formatCount(count, 'URL')}, since <RelativeTime at={since} />
      <span className="block break-all text-faint">
        {first.join(', ')}
        {rest > 0 && ` and ${formatNumber(rest)} more`}
      </span>
    </>
  )
}

function SubmitNowButton() {
  const change = useMutation()
  const send = () =>
    void change({ ...crawlersClient.post('/index-now/submission'), successMessage: () => 'Submitting URLs.' })
  return (
    <Button icon={Send} className="justify-self-start" onClick={send}>
      Submit now
    </Button>
  )
}

/** What search engines answered lately. */
function IndexNowSubmissionTable({ sendings }: { sendings: IndexNowSubmission[] }) {
  return (
    <DataTable
      label="Recent submissions"
      columns={columns}
      rows={sendings}
      getRowKey={({ id }) => id}
      getRowLabel={({ sentAt }) => new Date(sentAt).toISOString()}
      empty={<p className="text-dense text-muted">No submissions yet.</p>}
    />
  )
}
