import { PageCombobox, type PageOption } from '~/wings/web/pages/page-combobox'

export interface SelectedPage {
  id: string
  path: string
  title: string
}

export interface PageFieldValue {
  typed: string
  page: SelectedPage | null
}

export const toPageFieldValue = (page: SelectedPage | null): PageFieldValue => ({ typed: page?.title ?? '', page })

/** What was typed names no page: nothing was chosen of the list. */
export const isPageUnresolved = ({ typed, page }: PageFieldValue) => page === null && typed.trim() !== ''

interface PageFieldProps extends Omit<React.ComponentProps<'input'>, 'value' | 'onChange'> {
  value: PageFieldValue
  onChange: (value: PageFieldValue) => void
}

/** A post, product or landing page, found by its name; empty: none. */
export function PageField({ value, onChange, ...control }: PageFieldProps) {
  return (
    <PageCombobox
      placeholder="Page title"
      {...control}
      query={value.typed}
      onQueryChange={(typed) => onChange({ typed, page: null })}
      onSelectPage={({ id, path, title }) => id && onChange(toPageFieldValue({ id, path, title }))}
      isSelectable={isEntry}
    />
  )
}

const isEntry = ({ id }: PageOption) => id !== null
