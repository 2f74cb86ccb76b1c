import { Copy, ExternalLink, Trash2 } from 'lucide-react'
import { Link, useRevalidator } from 'react-router'
import { copyToClipboard } from '~/ui/copy-to-clipboard'
import { formatBytes } from '~/ui/format-bytes'
import { showToast } from '~/ui/toaster'
import { Badge } from '~/ui/workspace/badge'
import { Button } from '~/ui/workspace/button'
import { Sheet } from '~/ui/workspace/dialog'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { type MediaFile, pictureUrlAtLeast } from '../picture'
import type { MediaUse } from '../queries.server'
import { AltTextField } from './alt-text-field'

interface PictureDetailsProps {
  file: MediaFile
  uses: MediaUse[]
  editPathOf: (use: MediaUse) => string | undefined
  onClose: () => void
  onDelete: () => void
}

const PREVIEW_WIDTH = 960

/** Everything about one picture, beside the grid. */
export function PictureDetails({ file, uses, editPathOf, onClose, onDelete }: PictureDetailsProps) {
  const { revalidate } = useRevalidator()
  return (
    <Sheet
      title={file.fileName}
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={
        <>
          <Button variant="danger" icon={Trash2} disabled={uses.length > 0} onClick={onDelete}>
            Delete
          </Button>
          <Button icon={Copy} onClick={() => copyAddress(file)}>
            Copy URL
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <img
          src={pictureUrlAtLeast(file, PREVIEW_WIDTH)}
          alt={file.alt}
          width={file.width}
          height={file.height}
          className="mx-auto max-h-72 w-auto rounded-md border border-line bg-wash object-contain"
          style={file.placeholder ? { background: `url(${file.placeholder}) center/cover` } : undefined}
        />
        <AltTextField key={file.id} file={file} onSaved={() => void revalidate()} />
        <PictureFacts file={file} />
        <PictureUses uses={uses} editPathOf={editPathOf} />
      </div>
    </Sheet>
  )
}

async function copyAddress(file: MediaFile) {
  const address = new URL(pictureUrlAtLeast(file, Number.POSITIVE_INFINITY), location.origin).href
  if (await copyToClipboard(address)) showToast('URL copied')
  else showToast(`Could not copy the URL: ${address}`, 'error')
}

function PictureFacts({ file }: { file: MediaFile }) {
  const facts = [
    ['Size', `${file.width} × ${file.height} pixels${file.byteSize > 0 ? `, ${formatBytes(file.byteSize)}` : ''}`],
    [
      'Formats',
      `${file.formats.map((format) => (format === 'avif' ? 'AVIF' : 'WebP')).join(' and ')}, ${file.widths.join(', ')} px wide`,
    ],
    ['Added', <RelativeTime key="added" at={file.createdAt} />],
  ] as const
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-dense">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-faint">{name}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const entryTypeLabels: Record<string, string> = {
  post: 'Post',
  product: 'Product',
  'landing-page': 'Landing page',
  template: 'Template',
}

/** What is no page, and has no title that is known here. */
const otherUseLabels: Record<string, string> = {
  setting: 'The studio’s social image',
  review: 'A review',
  seo: 'The social image of a page, in SEO Settings',
  'landing-section': 'A saved block of the page builder',
}

function PictureUses({ uses, editPathOf }: Pick<PictureDetailsProps, 'uses' | 'editPathOf'>) {
  return (
    <section aria-labelledby="where-used" className="text-dense">
      <h3 id="where-used" className="mb-1.5 font-sans text-dense font-semibold">
        Used in
      </h3>
      <p className="mb-1.5 text-muted">
        {uses.length === 0 ? 'Not used. You can delete it.' : 'Remove it from these items before you delete it.'}
      </p>
      <ul className="grid gap-1">
        {uses.map((use) => (
          <li key={use.subject} className="flex flex-wrap items-center gap-2">
            <UseLink use={use} editPath={editPathOf(use)} />
            {use.path && !use.isPublic && <Badge>Not published</Badge>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function UseLink({ use, editPath }: { use: MediaUse; editPath: string | undefined }) {
  const { subject, title, path, isPublic } = use
  const [kind = ''] = subject.split(':')
  const label = `${entryTypeLabels[kind] ?? kind}: ${title ?? 'Untitled'}`
  if (editPath)
    return (
      <Link to={editPath} className="link">
        {label}
      </Link>
    )
  if (path && isPublic)
    return (
      <a href={path} target="_blank" rel="noreferrer" className="link inline-flex items-center gap-1">
        {label}
        <ExternalLink size={14} aria-label="opens in a new tab" />
      </a>
    )
  return <span>{otherUseLabels[kind] ?? label}</span>
}
