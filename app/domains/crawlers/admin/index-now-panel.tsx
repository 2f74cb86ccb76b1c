import { Send } from 'lucide-react'
import { CopyButton } from '~/ui/copy-button'
import { Badge } from '~/ui/workspace/badge'
import { Button } from '~/ui/workspace/button'
import { type Column, DataTable } from '~/ui/workspace/data-table'
import { Facts } from '~/ui/workspace/facts'
import { Moment } from '~/ui/workspace/moment'
import { Switch } from '~/ui/workspace/switch'
import { useChange } from '~/ui/workspace/use-change'
import { useFreshWhile } from '~/ui/workspace/use-fresh-while'
import type { IndexNowOverview, Sending } from '../crawlers-overview'
import { crawlersPath } from './paths'

const columns: Column<Sending>[] = [
  { key: 'sentAt', head: 'Sent', cell: ({ sentAt }) => <Moment at={sentAt} /> },
  {
    key: 'addresses',
    head: 'Addresses',
    align: 'end',
    phoneLabel: 'Addresses:',
    cell: ({ addresses }) => addresses.toLocaleString('en-US'),
  },
  {
    key: 'answer',
    head: 'Answer',
    className: 'w-1/2 md:pl-4',
    cell: ({ status, fault }) =>
      fault ? (
        <span className="flex flex-wrap items-center gap-x-2">
          <Badge tone="danger">{status ?? 'No answer'}</Badge> {fault}
        </span>
      ) : (
        <Badge tone="success">Taken</Badge>
      ),
  },
]

const at = `${crawlersPath}/index-now`
const LOOK_EVERY_MS = 3_000

interface IndexNowPanelProps {
  indexNow: IndexNowOverview
  isPublic: boolean
}

/** Telling search engines at once what is new: whether it is done, what waits, and what they answered. */
export function IndexNowPanel({ indexNow, isPublic }: IndexNowPanelProps) {
  const { isOn, key, waiting, sendings } = indexNow
  const change = useChange()
  useFreshWhile(isOn && isPublic && waiting.count > 0, LOOK_EVERY_MS)
  const call = (on: boolean) => ({ path: at, method: 'PUT', json: { isOn: on } }) as const
  const toggle = (on: boolean) =>
    void change<{ wasOn: boolean }>({
      ...call(on),
      done: () => (on ? 'Search engines are told of changes from now on.' : 'Search engines are no longer told.'),
      undo: ({ wasOn }) => (wasOn === on ? undefined : { ...call(wasOn), done: 'Back as it was.' }),
    })
  return (
    <>
      <Switch
        label="Tell search engines of changes"
        hint="Bing, Yandex, Naver, Seznam and others; Google does not take part."
        checked={isOn}
        onCheckedChange={toggle}
      />
      {isOn && (
        <Facts
          facts={[
            ['Key', <KeyFact key="key" value={key} />],
            ['Waiting', waitingWords(waiting)],
          ]}
        />
      )}
      {isOn && waiting.count > 0 && isPublic && <SendButton />}
      <SendingTable sendings={sendings} />
    </>
  )
}

function KeyFact({ value }: { value: string }) {
  const change = useChange()
  const renew = () =>
    void change({ path: `${at}/key`, done: () => 'The site has a new key. The old one is no longer found.' })
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <a href={`/${value}.txt`} target="_blank" rel="noreferrer" className="link font-mono break-all">
        {value}
      </a>
      <span className="flex">
        <CopyButton text={value} what="key" />
        <Button variant="quiet" onClick={renew}>
          Take a new key
        </Button>
      </span>
    </span>
  )
}

function waitingWords({ count, since, first }: IndexNowOverview['waiting']) {
  if (count === 0 || !since) return 'Nothing'
  const rest = count - first.length
  return (
    <>
      {count === 1 ? '1 address' : `${count.toLocaleString('en-US')} addresses`}, since <Moment at={since} />
      <span className="block break-all text-faint">
        {first.join(', ')}
        {rest > 0 && ` and ${rest.toLocaleString('en-US')} more`}
      </span>
    </>
  )
}

function SendButton() {
  const change = useChange()
  const send = () => void change({ path: `${at}/sending`, done: () => 'They are being sent.' })
  return (
    <Button icon={Send} className="justify-self-start" onClick={send}>
      Send now
    </Button>
  )
}

/** What search engines answered lately. */
function SendingTable({ sendings }: { sendings: Sending[] }) {
  return (
    <DataTable
      label="Sent lately"
      columns={columns}
      rows={sendings}
      keyOf={({ id }) => id}
      nameOf={({ sentAt }) => new Date(sentAt).toISOString()}
      empty={<p className="text-dense text-muted">Nothing has been sent yet.</p>}
    />
  )
}
