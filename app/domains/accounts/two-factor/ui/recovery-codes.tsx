import { CopyButton } from '~/ui/copy-button'
import { Button } from '~/ui/workspace/button'
import { Notice } from '~/ui/workspace/notice'

interface RecoveryCodesProps {
  codes: string[]
  onDone: () => void
}

/** New recovery codes, at the one moment at which they can be read. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const text = codes.join('\n')
  return (
    <div className="grid gap-4">
      <Notice kind="warning" title="Keep your recovery codes now">
        They are shown this once. Each lets you in one time when your device is lost.
      </Notice>
      <ul aria-label="Recovery codes" className="grid max-w-md grid-cols-2 gap-x-8 gap-y-1 font-mono tabular-nums">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="primary" onClick={onDone}>
          I have kept them
        </Button>
        <CopyButton text={text} what="recovery codes" />
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
