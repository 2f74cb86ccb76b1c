import { CopyButton } from '~/ui/copy-button'
import { Tabs } from '~/ui/workspace/tabs'
import { connectionsFor } from '../connections'

/** What to copy into which program. */
export function Connections({ address, token = 'YOUR_TOKEN' }: { address: string; token?: string }) {
  const tabs = connectionsFor(address, token).map(({ value, label, hint, text }) => ({
    value,
    label,
    content: (
      <div className="grid gap-2">
        <div className="flex items-center justify-between gap-3 text-dense">
          <p className="text-muted">{hint}</p>
          <CopyButton text={text} what={`text for ${label}`} />
        </div>
        <pre className="overflow-x-auto rounded-md bg-wash p-3 font-mono text-dense break-all whitespace-pre-wrap">
          {text}
        </pre>
      </div>
    ),
  }))
  return <Tabs label="Programs" tabs={tabs} />
}
