import { Link } from 'react-router'
import { Checkbox, TextArea, TextInput } from '~/ui/workspace/input'
import { TITLE_LINE, truncateForResult } from '~/wings/web/seo-analysis/truncate-for-result'
import type { ListedPage } from '../list-seo-pages.queries.server'
import { seoPageEditPath } from './paths'
import type { PageRowValues } from './row-values'
import { rowGrid, TableField, type TextColumn } from './table-field'
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
  const shown = values.metaTitle || foundTitle || ''
  const { width } = truncateForResult(shown, TITLE_LINE)
  const field = (column: TextColumn) => ({ column, page: title, error: errorOf(column) })
  const control = (column: TextColumn) => ({
    value: values[column],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [column]: target.value }),
  })
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
      <TableField
        {...field('metaTitle')}
        note={`${Math.round(width)} of ${TITLE_LINE.px} px`}
        isTooLong={width > TITLE_LINE.px}
      >
        {(tied) => <TextInput {...tied} {...control('metaTitle')} placeholder={foundTitle ?? ''} maxLength={200} />}
      </TableField>
      <TableField
        {...field('metaDescription')}
        note={`${(values.metaDescription || foundDescription || '').length} characters`}
      >
        {(tied) => (
          <TextArea
            {...tied}
            {...control('metaDescription')}
            rows={3}
            placeholder={foundDescription ?? ''}
            maxLength={500}
          />
        )}
      </TableField>
      <TableField {...field('robotsMeta')}>
        {(tied) => <TextInput {...tied} {...control('robotsMeta')} maxLength={200} spellCheck={false} />}
      </TableField>
      <TableField {...field('canonicalUrl')}>
        {(tied) => <TextInput {...tied} {...control('canonicalUrl')} maxLength={2_000} spellCheck={false} />}
      </TableField>
      <TableField {...field('breadcrumbLabel')}>
        {(tied) => <TextInput {...tied} {...control('breadcrumbLabel')} maxLength={100} />}
      </TableField>
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
