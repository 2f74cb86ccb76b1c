import { formatDay } from '~/platform/dates'
import { Questions } from '~/ui/questions'
import type { ProductVersion } from '../product'

/** What the newest version brought, and, folded, what the ones before did. */
export function Versions({ versions: [newest, ...older] }: { versions: ProductVersion[] }) {
  if (!newest) return null
  return (
    <>
      <p className="font-semibold">
        Version {newest.version} <span className="font-medium text-muted">{dayOf(newest)}</span>
      </p>
      <p className="mt-2 mb-8 max-w-2xl whitespace-pre-line text-muted">{newest.text}</p>
      {older.length > 0 && (
        <Questions
          items={older.map((version) => ({
            question: `Version ${version.version}, ${dayOf(version)}`,
            answer: <span className="whitespace-pre-line">{version.text}</span>,
          }))}
        />
      )}
    </>
  )
}

function dayOf({ date }: ProductVersion) {
  const day = new Date(date)
  return Number.isNaN(day.getTime()) ? date : formatDay(day)
}
