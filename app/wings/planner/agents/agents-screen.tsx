import { useState } from 'react'
import { CopyButton } from '~/ui/copy-button'
import { EmptyState } from '~/ui/empty-state'
import { Notice } from '~/ui/workspace/notice'
import { PageHeader } from '~/ui/workspace/page-header'
import { Tabs } from '~/ui/workspace/tabs'
import type { IssuedAgentToken, ListedAgentToken } from '~/wings/site/accounts/agent-token'
import { buildClientConfigs } from './client-configs'
import { NewTokenForm } from './new-token-form'
import { TokenTable } from './token-table'

interface AgentsScreenProps {
  tokens: ListedAgentToken[]
  /** Of the server that programs call. */
  address: string
}

/** The programs that may work for somebody, and how to let another one in. */
export function AgentsScreen({ tokens, address }: AgentsScreenProps) {
  const [issued, setFresh] = useState<IssuedAgentToken>()
  return (
    <>
      <PageHeader
        title="Agents"
        text="Connect coding agents to your plans. An agent can do everything that you can do."
      />
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-2">
        <section className="grid min-w-0 gap-5">
          <h2 className="text-base">Tokens</h2>
          <NewTokenForm onIssued={setFresh} />
          {issued && <IssuedTokenNotice issued={issued} />}
          <TokenTable
            tokens={tokens}
            onRevoked={(id) => setFresh((shown) => (shown?.id === id ? undefined : shown))}
            empty={<EmptyState title="No tokens yet" text="Create one token for each program." />}
          />
        </section>
        <section className="grid min-w-0 gap-3">
          <h2 className="text-base">Connect an agent</h2>
          <p className="text-dense text-muted">
            {issued ? `The token “${issued.name}” is included below.` : 'Create a token first. It is included below.'}
          </p>
          <ClientConfigTabs address={address} token={issued?.token} />
        </section>
      </div>
    </>
  )
}

/** What to copy into which program. */
function ClientConfigTabs({ address, token = 'YOUR_TOKEN' }: { address: string; token?: string }) {
  const tabs = buildClientConfigs(address, token).map(({ value, label, hint, snippet }) => ({
    value,
    label,
    content: (
      <div className="grid gap-2">
        <div className="flex items-center justify-between gap-3 text-dense">
          <p className="text-muted">{hint}</p>
          <CopyButton text={snippet} itemName={`configuration for ${label}`} />
        </div>
        <pre className="overflow-x-auto rounded-md bg-wash p-3 font-mono text-dense break-all whitespace-pre-wrap">
          {snippet}
        </pre>
      </div>
    ),
  }))
  return <Tabs label="Programs" tabs={tabs} />
}

/** The one time that a token is shown. */
function IssuedTokenNotice({ issued: { name, token } }: { issued: IssuedAgentToken }) {
  return (
    <Notice kind="success" title={`Token “${name}” created`} action={<CopyButton text={token} itemName="token" />}>
      <p>Copy it now. You will not be able to see it again.</p>
      <code className="mt-1 block font-mono break-all text-ink">{token}</code>
    </Notice>
  )
}
