import { Play } from 'lucide-react'
import { useNavigation } from 'react-router'
import { RunPanel } from '~/kits/runs/run-panel'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { isPublicOrigin } from '~/platform/security/is-public-origin'
import { EmptyState } from '~/ui/empty-state'
import { Button } from '~/ui/workspace/button'
import { Notice } from '~/ui/workspace/notice'
import { SettingsSection } from '~/ui/workspace/settings-section'
import { useMutation } from '~/ui/workspace/use-mutation'
import { countExternalLinks } from '~/wings/seo-tools/external-links/queries.server'
import { SeoHeader } from '~/wings/web/seo-header'
import { siteAuditClient } from '../api'
import { getKnownCheck } from '../known-checks'
import { findLastFinishedAudit, findNightlyAudits, findRunningAudit, listAudits } from '../queries.server'
import { auditDescription, MAX_STORED_AUDITS } from '../site-audit'
import { AuditHistory } from '../ui/audit-history'
import { AuditOverview } from '../ui/audit-overview'
import { AuditPriorities } from '../ui/audit-priorities'
import { CheckTable } from '../ui/check-table'
import { ExternalLinks } from '../ui/external-links'
import { NightlySwitch } from '../ui/nightly-switch'
import type { Route } from './+types/admin-audit'

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const last = await findLastFinishedAudit(db)
  const checks = (last?.summary.checks ?? [])
    .map((count) => ({ ...count, label: getKnownCheck(count.check).label }))
    .toSorted((a, b) => b.bad - a.bad || b.ok - a.ok || a.label.localeCompare(b.label, 'en'))
  const priorities = (last?.summary.priorities ?? []).map((one) => ({ ...one, label: getKnownCheck(one.check).label }))
  return {
    last,
    priorities,
    checks,
    underWay: await findRunningAudit(db),
    audits: await listAudits(db, MAX_STORED_AUDITS),
    nightly: await findNightlyAudits(db),
    outside: await countExternalLinks(db),
    isPublic: isPublicOrigin(context.get(environmentContext).ORIGIN),
  }
}

export function meta() {
  return noindexMeta('Audit – SEO Settings')
}

/** What is wrong with the site as search engines see it, and what changed. */
export default function AdminAudit({ loaderData }: Route.ComponentProps) {
  const { last, priorities, checks, underWay, audits } = loaderData
  const { state } = useNavigation()
  const [newest] = audits
  return (
    <>
      <SeoHeader actions={last && <RunAuditButton isUnderWay={underWay !== null} label="Run again" />} />
      <p role="status" className="sr-only">
        {underWay ? 'Audit running.' : newest?.state === 'completed' && 'Audit completed.'}
      </p>
      {underWay && (
        <RunPanel
          description={auditDescription}
          run={underWay}
          title="Audit running"
          text={`${underWay.startedByEmail === null ? 'Started automatically.' : `Started by ${underWay.startedByEmail}.`} You can leave this page.`}
        />
      )}
      {!underWay && newest?.state === 'failed' && (
        <div className="mb-5">
          <Notice kind="error" title="The last audit failed">
            {newest.error} {last && 'The results of the previous audit are shown below.'}
          </Notice>
        </div>
      )}
      {last && (
        <>
          <AuditPriorities priorities={priorities} />
          <AuditOverview audit={last} />
          <CheckTable checks={checks} isCompared={last.comparedTo !== null} isStale={state === 'loading'} />
        </>
      )}
      {!last && !underWay && (
        <EmptyState
          title="No audit yet"
          text="Check every public page for SEO problems: links, titles, descriptions, headings, images, content and structured data."
          action={<RunAuditButton isUnderWay={false} />}
        />
      )}
      {audits.length > 0 && <AuditHistory audits={audits} />}
      <div className="mt-10 border-t border-line pt-6">
        <SettingsSection title="Automatic audits" text="Audit the site every night to see what changed.">
          <NightlySwitch nightly={loaderData.nightly} />
        </SettingsSection>
        <SettingsSection
          title="External links"
          text="A link counts as broken when its page is gone or cannot be reached on two days."
        >
          <ExternalLinks counts={loaderData.outside} isPublic={loaderData.isPublic} />
        </SettingsSection>
      </div>
    </>
  )
}

/** Begins an audit. */
function RunAuditButton({ isUnderWay, label = 'Run audit' }: { isUnderWay: boolean; label?: string }) {
  const change = useMutation()
  return (
    <Button
      variant="primary"
      icon={Play}
      disabled={isUnderWay}
      onClick={() => void change({ ...siteAuditClient.post('/runs'), successMessage: () => 'Audit started' })}
    >
      {label}
    </Button>
  )
}
