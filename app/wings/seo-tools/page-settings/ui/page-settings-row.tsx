import { Link } from 'react-router'
import { Checkbox } from '~/ui/workspace/input'
import { SeoTextControl } from '~/wings/web/seo/seo-inputs'
import { seoRecord } from '~/wings/web/seo/seo-record'
import { TITLE_LINE, truncateForResult } from '~/wings/web/seo-analysis/truncate-for-result'
import type { ListedPage } from '../list-seo-pages.queries.server'
import { type PageRowValues, type TableText, tableTexts } from '../page-settings'
import { seoPageEditPath } from './paths'
import { rowGrid, TableField } from './table-field'
import type { PageRowChange } from './use-pages-table'

interface PageSettingsRowProps {
  page: ListedPage
  values: PageRowValues
  isChanged: boolean
  /** Somebody else has saved it since this row was typed. */
  hasConflict: boolean
  errorOf: (name: keyof PageRowValues) => string | undefined
  onChange: (part: PageRowChange) => void
}

/** One page of the table: its settings as fields. */
export function PageSettingsRow({ page, values, isChanged, hasConflict, errorOf, onChange }: PageSettingsRowProps) {
  const { id, title, foundTitle, foundDescription } = page
  const { width } = truncateForResult(values.metaTitle || foundTitle || '', TITLE_LINE)
  const found: Partial<Record<TableText, string | null>> = { metaTitle: foundTitle, metaDescription: foundDescription }
  const notes: Partial<Record<TableText, string>> = {
    metaTitle: `${Math.round(width)} of ${TITLE_LINE.px} px`,
    metaDescription: `${(values.metaDescription || foundDescription || '').length} characters`,
  }
  return (
    <li
      data-changed={isChanged}
      className={`${rowGrid} border-b border-line px-1 py-3 data-[changed=true]:bg-accent-tint`}
    >
      <div className="grid content-start gap-0.5">
        <Link to={seoPageEditPath(id)} className="font-semibold hover:underline">
          {title}
        </Link>
        <span className="break-all text-muted">{id}</span>
        {hasConflict && (
          <span className="font-medium text-danger">
            Someone else changed this page. Saving again overwrites their changes.
          </span>
        )}
      </div>
      {tableTexts.map((name) => (
        <TableField
          key={name}
          column={name}
          page={title}
          error={errorOf(name)}
          note={notes[name]}
          isTooLong={name === 'metaTitle' && width > TITLE_LINE.px}
        >
          {(control) => (
            <SeoTextControl
              {...control}
              field={seoRecord[name]}
              placeholder={found[name] ?? undefined}
              value={values[name]}
              onType={(text) => onChange({ [name]: text })}
            />
          )}
        </TableField>
      ))}
      <div className="flex items-start gap-2">
        <Checkbox
          label={`Include ${title} in the sitemap`}
          checked={values.inSitemap}
          onChange={({ target }) => onChange({ inSitemap: target.checked })}
        />
        <span className="lg:hidden" aria-hidden="true">
          Include in sitemap
        </span>
      </div>
    </li>
  )
}
