import { Download } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { withSearchParams } from '~/ui/workspace/search-params'

interface ExportLinkProps {
  /** Of what is counted, as the file is named. */
  name: string
  path: string
  /** What the address has to say besides the days and visits that are shown. */
  params?: Record<string, string>
}

/** Leads to all rows of what is counted, of the same days and visits, as a file for spreadsheets. */
export function ExportLink({ name, path, params: of }: ExportLinkProps) {
  const [params] = useSearchParams()
  return (
    <a
      href={`${path}${withSearchParams(params, { panel: name, show: null, q: null, part: null, ...of })}`}
      download
      className="inline-flex items-center gap-1.5 font-medium underline-offset-3 hover:text-ink hover:underline pointer-coarse:py-2.5"
    >
      <Download size={14} aria-hidden="true" />
      CSV<span className="sr-only"> of {name}</span>
    </a>
  )
}
