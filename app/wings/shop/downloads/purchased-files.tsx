import { Download } from 'lucide-react'
import { href } from 'react-router'
import { formatDay } from '~/platform/time/dates'
import { formatBytes } from '~/ui/format-bytes'
import { Section } from '~/ui/section'
import { groupFilesByVersion, type ProductFile, type ProductVersionFiles } from './product-file'

type OfferedFile = ProductFile & { url: string }

interface PurchasedFilesProps {
  productName: string
  files: OfferedFile[]
  left: number
  downloadLimit: number
  expiresAt: Date
}

/** What a link leads to: the newest version first, earlier ones below. */
export function PurchasedFiles({ productName, files, left, downloadLimit, expiresAt }: PurchasedFilesProps) {
  const offered = groupFilesByVersion(files.filter(({ withdrawnAt }) => !withdrawnAt))
  const [newest, ...earlier] = offered
  const withdrawn = groupFilesByVersion(files.filter(({ withdrawnAt }) => withdrawnAt))
  const terms = `${left} of ${downloadLimit} downloads left until ${formatDay(expiresAt)}. Resuming an interrupted download does not count again.`
  return (
    <Section title={`Download ${productName}`} level={1} lead={terms}>
      <div className="grid max-w-3xl gap-12">
        {newest ? <VersionFiles version={newest} isNewest /> : <NoFilesYet productName={productName} />}
        {earlier.length + withdrawn.length > 0 && (
          <section aria-labelledby="earlier" className="grid gap-8">
            <h2 id="earlier" className="text-h2">
              Earlier versions
            </h2>
            {earlier.map((version) => (
              <VersionFiles key={version.version} version={version} />
            ))}
            {withdrawn.map((version) => (
              <VersionFiles key={version.version} version={version} isWithdrawn />
            ))}
          </section>
        )}
        <p className="text-small text-muted">
          Use the SHA-256 checksum to verify a file. Problem with a file?{' '}
          <a href={href('/contact')} className="text-accent underline underline-offset-3">
            Contact us
          </a>
          .
        </p>
      </div>
    </Section>
  )
}

interface VersionFilesProps {
  version: ProductVersionFiles<OfferedFile>
  isNewest?: boolean
  isWithdrawn?: boolean
}

function VersionFiles({ version: { version, createdAt, notes, files }, isNewest, isWithdrawn }: VersionFilesProps) {
  const Heading = isNewest ? 'h2' : 'h3'
  return (
    <article className="grid gap-4">
      <header>
        <Heading className={isNewest ? 'text-h2' : 'text-h3'}>Version {version}</Heading>
        <p className="mt-1 text-small text-muted">
          {formatDay(createdAt)}
          {isNewest && ', latest version'}
          {isWithdrawn && ', archived: use a newer version if you can'}
        </p>
      </header>
      {notes.map((text) => (
        <p key={text} className="max-w-prose whitespace-pre-line">
          {text}
        </p>
      ))}
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {files.map((file) => (
          <FileRow key={file.id} file={file} isMain={isNewest ?? false} />
        ))}
      </ul>
    </article>
  )
}

const buttonClass =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-md px-5 py-2 font-semibold transition-colors duration-150 forced-colors:border max-sm:w-full'
const buttonClasses = {
  main: `${buttonClass} bg-accent text-on-accent hover:bg-accent-strong`,
  other: `${buttonClass} border border-faint text-ink hover:border-ink hover:bg-wash`,
}

function FileRow({ file: { fileName, byteSize, checksum, url }, isMain }: { file: OfferedFile; isMain: boolean }) {
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 p-4 sm:px-5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold [overflow-wrap:anywhere]">{fileName}</p>
        <p className="text-small text-muted tabular-nums">{formatBytes(byteSize)}</p>
        <p className="mt-1 font-mono text-[0.75rem] leading-snug text-faint [overflow-wrap:anywhere]">
          <span className="sr-only">SHA-256 checksum: </span>
          {checksum}
        </p>
      </div>
      <a
        href={url}
        download
        aria-label={`Download ${fileName}`}
        className={isMain ? buttonClasses.main : buttonClasses.other}
      >
        <Download size={18} aria-hidden="true" />
        Download
      </a>
    </li>
  )
}

function NoFilesYet({ productName }: Pick<PurchasedFilesProps, 'productName'>) {
  return (
    <p className="rounded-lg border border-dashed border-line px-6 py-12 text-center text-muted">
      There are no files for {productName} yet. We will email you a link when they are available.
    </p>
  )
}
