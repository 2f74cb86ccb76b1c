import { type FoundPage, PageCombobox } from '~/domains/pages/page-combobox'

export interface ChosenPage {
  id: string
  path: string
  title: string
}

export interface TypedPage {
  typed: string
  page: ChosenPage | null
}

export const typedPage = (page: ChosenPage | null): TypedPage => ({ typed: page?.title ?? '', page })

/** What was typed names no page: nothing was chosen of the list. */
export const isUnchosen = ({ typed, page }: TypedPage) => page === null && typed.trim() !== ''

interface PageFieldProps extends Omit<React.ComponentProps<'input'>, 'value' | 'onChange'> {
  value: TypedPage
  onChange: (value: TypedPage) => void
}

/** A post, product or landing page, found by its name; empty: none. */
export function PageField({ value, onChange, ...control }: PageFieldProps) {
  return (
    <PageCombobox
      placeholder="Name of a page"
      {...control}
      typed={value.typed}
      onTyped={(typed) => onChange({ typed, page: null })}
      onTake={({ id, path, title }) => id && onChange(typedPage({ id, path, title }))}
      isWanted={isPiece}
    />
  )
}

const isPiece = ({ id }: FoundPage) => id !== null
