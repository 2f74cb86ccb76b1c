import { CopyButton } from '~/ui/copy-button'
import { Notice } from '~/ui/workspace/notice'
import type { FreshToken } from '../agent-token'

/** The one time that a token is shown. */
export function FreshTokenNotice({ fresh: { name, token } }: { fresh: FreshToken }) {
  return (
    <Notice kind="success" title={`The token of “${name}”`} action={<CopyButton text={token} what="token" />}>
      <p>Copy it now: it is not kept, so nobody can show it again.</p>
      <code className="mt-1 block font-mono break-all text-ink">{token}</code>
    </Notice>
  )
}
