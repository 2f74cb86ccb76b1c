import { formatDay } from '~/platform/time/dates'
import type { Purchase } from './queries.server'

/** Every version that was ever there, the newest first. */
export function PurchaseFiles({ purchase: { files, link } }: { purchase: Purchase }) {
  if (files.length === 0) return <p className="text-muted">No files yet. We will email you when they are available.</p>
  return (
    <section>
      <h3 className="font-sans font-semibold">Downloads</h3>
      <p className="text-small text-muted">
        {link
          ? `Links expire on ${formatDay(link.expiresAt)}.`
          : 'Your download link has expired or reached its limit. Request a new one below.'}
      </p>
      <ul className="mt-2 max-w-3xl">
        {files.map((file) => (
          <li key={file.id} className="border-t border-line py-2">
            <div className="flex flex-wrap items-baseline gap-x-4">
              {link ? (
                <a
                  href={`/download/${link.token}/${file.id}`}
                  download
                  className="link min-w-0 flex-1 basis-48 break-all"
                >
                  {file.fileName}
                </a>
              ) : (
                <span className="min-w-0 flex-1 basis-48 break-all">{file.fileName}</span>
              )}
              <span className="text-small text-muted tabular-nums">
                {file.version} · {formatBytes(Number(file.byteSize))} · {formatDay(file.createdAt)}
                {file.withdrawnAt && ' · archived'}
              </span>
            </div>
            <FileDetails file={file} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function FileDetails({ file: { checksum, notes } }: { file: Purchase['files'][number] }) {
  return (
    <details className="text-small text-muted">
      <summary className="min-h-6 cursor-pointer">{notes ? 'Release notes, checksum' : 'Checksum'}</summary>
      {notes && <p className="max-w-prose whitespace-pre-wrap">{notes}</p>}
      <p className="break-all">
        SHA-256 <code>{checksum}</code>
      </p>
    </details>
  )
}

const units = ['bytes', 'KB', 'MB', 'GB']

function formatBytes(bytes: number) {
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  const amount = bytes / 1_000 ** step
  return `${amount.toLocaleString('en-US', { maximumFractionDigits: step > 0 && amount < 10 ? 1 : 0 })} ${units[step]}`
}
