import { useEffect, useRef } from 'react'
import { CopyButton } from '~/ui/copy-button'
import { Button } from '~/ui/workspace/button'
import { Notice } from '~/ui/workspace/notice'
import { useMutation } from '~/ui/workspace/use-mutation'
import { ownAccountClient } from '../api'

interface RecoveryCodesProps {
  /** How many are left. */
  left: number
  /** New ones, at the one moment at which they can be read. */
  codes: string[] | undefined
  onCodes: (codes: string[] | undefined) => void
}

/** What stands in for a lost device. */
export function RecoveryCodes({ left, codes, onCodes }: RecoveryCodesProps) {
  const change = useMutation()
  if (codes) return <NewRecoveryCodes codes={codes} onDone={() => onCodes(undefined)} />
  const make = () =>
    change({
      ...ownAccountClient.post('/recovery-codes'),
      successMessage: ({ recoveryCodes }) => {
        onCodes(recoveryCodes)
        return null
      },
    })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="grow basis-64 text-dense">
        {left === 0
          ? 'You have no recovery codes. Without one, only an admin can restore access if you lose your device.'
          : `${left} recovery ${left === 1 ? 'code is' : 'codes are'} left.`}
      </p>
      <Button onClick={() => void make()}>
        {left === 0 ? 'Generate recovery codes' : 'Generate new recovery codes'}
      </Button>
    </div>
  )
}

function NewRecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => list.current?.focus(), [])
  const text = codes.join('\n')
  return (
    <div className="grid gap-4">
      <Notice kind="warning" title="Save your recovery codes">
        They are shown only once. Use one to sign in if you lose your device; each works once.
      </Notice>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Recovery codes"
        className="grid max-w-md grid-cols-2 gap-x-8 gap-y-1 font-mono tabular-nums outline-none"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="primary" onClick={onDone}>
          I have saved them
        </Button>
        <CopyButton text={text} itemName="recovery codes" />
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download="recovery-codes.txt"
          className="inline-flex min-h-9 items-center rounded-md px-2.5 text-small font-semibold text-muted hover:bg-wash hover:text-ink pointer-coarse:min-h-11"
        >
          Download
        </a>
      </div>
    </div>
  )
}
