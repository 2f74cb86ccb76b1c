import { type ComponentType, createContext, useContext } from 'react'
import type { AddressFieldProps } from './builder-address-field'
import type { DateTimeFieldProps } from './builder-date-time-field'
import type { BlockPictureFieldProps } from './builder-picture-field'
import type { ProductFieldProps } from './builder-product-picker-field'
import type { ProductsFieldProps } from './builder-products-field'
import type { RichTextFieldProps } from './builder-rich-text-field'
import type { TextFieldProps } from './builder-text-fields'

/** What the forms of blocks are made of: a template writes its own texts where a page has words, addresses and pictures. */
export interface BlockFieldComponents {
  ShortTextField: ComponentType<TextFieldProps>
  LongTextField: ComponentType<TextFieldProps>
  AddressField: ComponentType<AddressFieldProps>
  BlockPictureField: ComponentType<BlockPictureFieldProps>
  ProductPickerField: ComponentType<ProductFieldProps>
  ProductsField: ComponentType<ProductsFieldProps>
  RichTextField: ComponentType<RichTextFieldProps>
  DateTimeField: ComponentType<DateTimeFieldProps>
}

const FieldComponentsContext = createContext<BlockFieldComponents | null>(null)

export const FieldComponentsProvider = FieldComponentsContext.Provider

function useFieldComponents() {
  const parts = useContext(FieldComponentsContext)
  if (!parts) throw new Error('A form of a block stands in BlockFields only.')
  return parts
}

/** A line of words. */
export function ShortTextField(props: TextFieldProps) {
  const parts = useFieldComponents()
  return <parts.ShortTextField {...props} />
}

/** Several lines of words. */
export function LongTextField(props: TextFieldProps) {
  const parts = useFieldComponents()
  return <parts.LongTextField {...props} />
}

export function AddressField(props: AddressFieldProps) {
  const parts = useFieldComponents()
  return <parts.AddressField {...props} />
}

export function BlockPictureField(props: BlockPictureFieldProps) {
  const parts = useFieldComponents()
  return <parts.BlockPictureField {...props} />
}

export function ProductPickerField(props: ProductFieldProps) {
  const parts = useFieldComponents()
  return <parts.ProductPickerField {...props} />
}

export function ProductsField(props: ProductsFieldProps) {
  const parts = useFieldComponents()
  return <parts.ProductsField {...props} />
}

export function RichTextField(props: RichTextFieldProps) {
  const parts = useFieldComponents()
  return <parts.RichTextField {...props} />
}

export function DateTimeField(props: DateTimeFieldProps) {
  const parts = useFieldComponents()
  return <parts.DateTimeField {...props} />
}
