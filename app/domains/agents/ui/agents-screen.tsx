import { useState } from 'react'
import { EmptyState } from '~/ui/empty-state'
import { PageHeader } from '~/ui/workspace/page-header'
import type { FreshToken, ListedToken } from '../agent-token'
import { Connections } from './connections'
import { FreshTokenNotice } from './fresh-token-notice'
import { NewTokenForm } from './new-token-form'
import { TokenTable } from './token-table'

interface AgentsScreenProps {
  tokens: ListedToken[]
  /** Of the server that programs call. */
  address: string
}

/** The programs that may work for somebody, and how to let another one in. */
export function AgentsScreen({ tokens, address }: AgentsScreenProps) {
  const [fresh, setFresh] = useState<FreshToken>()
  return (
    <>
      <PageHeader
        title="Agents"
        text="Coding agents read your plans and work on their tasks through a token. They may do what you may do, and the board shows it at once."
      />
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-2">
        <section className="grid min-w-0 gap-5">
          <h2 className="text-base">Tokens</h2>
          <NewTokenForm onMade={setFresh} />
          {fresh && <FreshTokenNotice fresh={fresh} />}
          <TokenTable
            tokens={tokens}
            onEnded={(id) => setFresh((shown) => (shown?.id === id ? undefined : shown))}
            empty={<EmptyState title="No tokens" text="Make one for each program: then each can be ended by itself." />}
          />
        </section>
        <section className="grid min-w-0 gap-3">
          <h2 className="text-base">Connect a program</h2>
          <p className="text-dense text-muted">
            {fresh
              ? `The token of “${fresh.name}” is filled in below.`
              : 'Make a token first: it is filled in below, ready to copy.'}
          </p>
          <Connections address={address} token={fresh?.token} />
        </section>
      </div>
    </>
  )
}
