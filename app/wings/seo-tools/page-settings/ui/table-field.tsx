import { useId } from 'react'
import { seoRecord } from '~/wings/web/seo/seo-record'
import type { TableText } from '../page-settings'

/** Where the columns stand; below the width of a desk they stand below each other. */
export const rowGrid =
  'grid gap-3 lg:grid-cols-[minmax(8rem,1.2fr)_minmax(0,1.6fr)_minmax(0,2fr)_minmax(0,1fr)_minmax(0,1.1fr)_minmax(0,1fr)_3.5rem]'

interface TableFieldProps {
  column: TableText
  /** Whose field it is, as its title says. */
  page: string
  error: string | undefined
  note?: string
  /** The note says that it is too much. */
  isTooLong?: boolean
  children: (control: {
    'data-column': string
    'aria-label': string
    'aria-invalid': true | undefined
    'aria-describedby': string | undefined
    autoComplete: 'off'
  }) => React.ReactNode
}

/** A cell that is written into: named by its column and its row, with what is wrong below it. */
export function TableField({ column, page, error, note, isTooLong = false, children }: TableFieldProps) {
  const id = useId()
  const { label } = seoRecord[column]
  return (
    <div className="grid min-w-0 content-start gap-1">
      <span className="font-medium text-muted lg:hidden" aria-hidden="true">
        {label}
      </span>
      {children({
        'data-column': column,
        'aria-label': `${label} of ${page}`,
        autoComplete: 'off',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error || note ? id : undefined,
      })}
      <p id={id} className={error ? 'font-medium text-danger' : isTooLong ? 'text-warning' : 'text-faint'}>
        {error ?? note}
      </p>
    </div>
  )
}
