import { PageCombobox } from '~/domains/pages/page-combobox'

interface TargetFieldProps extends Omit<React.ComponentProps<'input'>, 'value' | 'onChange'> {
  typed: string
  onTyped: (address: string) => void
}

/** A page by its name, or an address. */
export function TargetField(props: TargetFieldProps) {
  return (
    <PageCombobox
      placeholder="Name of a page, /path or https://"
      onTake={({ path }) => props.onTyped(path)}
      {...props}
    />
  )
}
