import { ButtonLink } from '~/ui/workspace/button'
import { Notice } from '~/ui/workspace/notice'
import { sumOfParts } from '../bringing-back/archive-import'
import type { FoundArchiveImport } from '../bringing-back/queries.server'
import { archivePath } from './paths'

export interface StandingProps {
  run: FoundArchiveImport
  /** The run that brings in what this one has shown. */
  broughtInBy: string | null
  /** Its file is still here. */
  hasFile: boolean
}

/** What there is to say about how it went. */
export function ArchiveStanding(props: StandingProps) {
  const { state, fault, isDryRun, counts } = props.run
  if (state === 'refused')
    return (
      <Notice kind="error" title="The archive was refused">
        {fault} {isDryRun && 'Nothing of it was written.'}
      </Notice>
    )
  if (state === 'failed')
    return (
      <Notice kind="error" title="It has failed">
        {fault} {!isDryRun && 'What came in before stays.'}
      </Notice>
    )
  if (state !== 'done') return null
  if (isDryRun) return <LookedAt {...props} />
  const { refused } = sumOfParts(counts)
  return (
    <Notice kind={refused > 0 ? 'warning' : 'success'} title="The archive was brought in">
      {refused > 0 ? 'What was refused is listed below with the reason; everything else came in.' : 'All of it.'}
    </Notice>
  )
}

function LookedAt({ run: { counts }, broughtInBy, hasFile }: StandingProps) {
  const { added, replaced, refused } = sumOfParts(counts)
  if (broughtInBy)
    return (
      <Notice
        title="It was brought in since"
        action={<ButtonLink to={archivePath(broughtInBy)}>Show how it went</ButtonLink>}
      >
        This is what was shown before.
      </Notice>
    )
  if (!hasFile)
    return <Notice title="Its file is here no more">To bring it in, upload it again: it is looked at once more.</Notice>
  if (added + replaced === 0)
    return (
      <Notice title="Nothing would change">
        {refused > 0 ? 'What is not refused is here already, as it is.' : 'Everything in it is here already, as it is.'}
      </Notice>
    )
  return (
    <Notice title="Nothing is written yet">
      Below is what would become of each entry. Bring it in when you agree; what is replaced stays in its history.
    </Notice>
  )
}
