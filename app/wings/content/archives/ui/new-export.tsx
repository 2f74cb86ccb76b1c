import { FileArchive, FileCode2, type LucideIcon } from 'lucide-react'
import { Form } from 'react-router'
import { Button } from '~/ui/workspace/button'
import { SettingsSection } from '~/ui/workspace/settings-section'
import { type ExportKind, exportKinds } from '../export/site-export'

/** What each file holds and what it does not, for whoever chooses. */
const exportKindDescriptions = {
  archive:
    'Posts, products, landing pages, drafts, trash, images, SEO settings, redirects, link rules, topic clusters and studio settings, as JSON and Markdown in a .tar.gz that can be restored.',
  wordpress:
    'Published posts, products and landing pages as XML that WordPress and most other systems can import. Images are downloaded from this site.',
}

const exportRetentionNote =
  'Exports do not include accounts, orders, reviews, notes, plans, product files, analytics, revisions or secrets. Use “studio backup” for a full backup.'

const looks: Record<ExportKind, { icon: LucideIcon; title: string; verb: string }> = {
  archive: { icon: FileArchive, title: 'Full export', verb: 'Export everything' },
  wordpress: { icon: FileCode2, title: 'WordPress export', verb: 'Export for WordPress' },
}

/** The ways out, each with what it holds. One export is made at a time. */
export function NewExport({ isUnderWay }: { isUnderWay: boolean }) {
  return (
    <SettingsSection title="Export" text={exportRetentionNote}>
      <Form method="post" className="grid gap-6">
        {exportKinds.map((kind) => (
          <ExportChoice key={kind} kind={kind} isUnderWay={isUnderWay} />
        ))}
      </Form>
    </SettingsSection>
  )
}

function ExportChoice({ kind, isUnderWay }: { kind: ExportKind; isUnderWay: boolean }) {
  const { icon, title, verb } = looks[kind]
  return (
    <div className="grid justify-items-start gap-2">
      <h3 className="font-semibold">{title}</h3>
      <p className="max-w-prose text-dense text-muted">{exportKindDescriptions[kind]}</p>
      {/* not disabled, which would take the focus from whoever has just pressed it */}
      <Button
        type="submit"
        name="kind"
        value={kind}
        icon={icon}
        variant={kind === 'archive' ? 'primary' : 'secondary'}
        aria-disabled={isUnderWay}
        onClick={(event) => isUnderWay && event.preventDefault()}
        className="mt-1 aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
      >
        {verb}
      </Button>
    </div>
  )
}
