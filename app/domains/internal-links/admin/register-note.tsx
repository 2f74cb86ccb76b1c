import { Moment } from '~/ui/workspace/moment'
import { useFreshWhile } from '~/ui/workspace/use-fresh-while'
import type { RegisterState } from '../listing/register-state.server'

const LOOK_AGAIN_MS = 2_000

/** How old what the screen says is: whether pages that changed are still to be read. */
export function RegisterNote({ register: { pages, toRead, readAt } }: { register: RegisterState }) {
  useFreshWhile(toRead > 0, LOOK_AGAIN_MS)
  return (
    <p role="status" data-state={toRead > 0 ? 'reading' : 'read'} className="text-dense text-muted tabular-nums">
      {toRead > 0 ? (
        <>Reading pages: {toRead.toLocaleString('en-US')} to go.</>
      ) : (
        <>
          {pages.toLocaleString('en-US')} pages read
          {readAt && (
            <>
              , the last change <Moment at={readAt} />
            </>
          )}
          .
        </>
      )}
    </p>
  )
}
